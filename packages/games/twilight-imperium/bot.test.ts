import { type Move, type Played, playOut, type Table } from '@haggle/engine';
import { describe, expect, it } from 'vitest';
import { bot } from './bot.ts';
import type { Term } from './commands.ts';
import { game } from './game.ts';
import type { Items } from './items.ts';
import type { State } from './state.ts';
import { after, moveOf, open } from './testing/bots.ts';
import type { View } from './view.ts';

const SETUP = {
  seats: {
    ana: { faction: 'arborec', commodities: 3, tradeGoods: 3 },
    leo: { faction: 'letnev', commodities: 2, tradeGoods: 3 },
    max: { faction: 'mentak' },
  },
  neighbors: [['ana', 'leo']],
  active: 'ana',
};

function answerTo(gives: Items, asks: Items, deal: readonly Term[] = []) {
  const table = after(open(SETUP), 'ana', { type: 'propose', to: 'leo', gives, asks, deal });
  return moveOf(table, 'leo');
}

describe('a bot', () => {
  it.each([
    ['a wash', { commodities: 2 }, { commodities: 2 }],
    ['an uneven wash that leaves it more', { commodities: 2 }, { commodities: 1 }],
    ['a gift', { tradeGoods: 1 }, {}],
    ['more trade goods than it gives', { tradeGoods: 2 }, { tradeGoods: 1 }],
    ['commodities for fewer trade goods', { commodities: 3 }, { tradeGoods: 1 }],
    ['a Support for the Throne for its own', supportOf('ana'), supportOf('leo')],
    ['peace on both sides', {}, {}, [wordOf('ana'), wordOf('leo')]],
    ['trade goods for a promise', { tradeGoods: 1 }, {}, [wordOf('leo')]],
  ])('takes %s', (_title, gives: Items, asks: Items, deal: readonly Term[] = []) => {
    const command = { type: 'accept', offer: 'ana-leo-1', revision: 1 };
    expect(answerTo(gives, asks, deal)).toEqual({ command });
  });

  it.each([
    ['a trade at a loss', { tradeGoods: 1 }, { tradeGoods: 2 }],
    ['an exchange of like for like', { tradeGoods: 1 }, { tradeGoods: 1 }],
    ['being asked for something and given nothing', {}, { commodities: 1 }],
    ['what it has not', { commodities: 3 }, { commodities: 3 }],
    ['a note that it has not', { tradeGoods: 3 }, { promissoryNote: 'ana/ceasefire' }],
    ['a Support for the Throne for small change', { tradeGoods: 3 }, supportOf('leo')],
    ['a Support for the Throne for a word', {}, supportOf('leo'), [wordOf('ana')]],
    ['trade goods for words', {}, { tradeGoods: 1 }, [wordOf('ana'), wordOf('ana')]],
    ['a deed for small change', { tradeGoods: 1 }, {}, [wordOf('leo', 'now')]],
  ])('turns down %s', (_title, gives: Items, asks: Items, deal: readonly Term[] = []) => {
    const why = answerTo(gives, asks, deal);
    expect(why).toMatchObject({ command: { type: 'say', to: 'ana' } });
    if (!('command' in why)) throw new Error('it says nothing');
    const offer = { type: 'propose', to: 'leo', gives, asks, deal };
    const told = after(after(open(SETUP), 'ana', offer), 'leo', why.command);
    expect(moveOf(told, 'leo')).toEqual({ command: { type: 'decline', offer: 'ana-leo-1' } });
  });

  it('says what an offer is worth to it, or that it lacks what is asked', () => {
    const line = { type: 'say', to: 'ana' };
    expect(answerTo({ commodities: 1 }, { tradeGoods: 2 })).toEqual({
      command: {
        ...line,
        text: 'No: what you ask is worth 2 trade goods to me, and what you give 1 trade good.',
      },
    });
    expect(answerTo({ commodities: 3 }, { commodities: 3 })).toEqual({
      command: { ...line, text: 'No: I cannot give what you ask for.' },
    });
  });

  it('answers whoever talks to it, and says whether the two can trade', () => {
    const asked = (by: string, to: string) =>
      moveOf(after(open(SETUP), by, { type: 'say', to, text: 'Shall we trade?' }), to);
    expect(asked('ana', 'leo')).toEqual({
      command: {
        type: 'say',
        to: 'ana',
        text: 'How about 2 commodities of mine for 2 commodities of yours?',
      },
    });
    expect(asked('ana', 'max')).toMatchObject({
      command: { text: expect.stringContaining('no neighbors') },
    });
    expect(asked('max', 'leo')).toMatchObject({
      command: { text: expect.stringContaining('neither your turn nor mine') },
    });
    const hello = after(open(SETUP), 'ana', { type: 'say', text: 'Hello!' });
    const welcome = { command: { type: 'say', text: expect.stringContaining('Welcome') } };
    expect(moveOf(hello, 'max')).toEqual(welcome);
  });

  it('does nothing with who is eliminated, and nothing as one', () => {
    const table = after(open(SETUP), 'host', { type: 'eliminate', seat: 'leo' });
    expect(moveOf(table, 'ana')).toEqual({ wait: 5 });
    expect(moveOf(table, 'leo')).toEqual({ wait: 5 });
  });

  it('offers a wash to whom it may transact with, and waits for the answer', () => {
    const wash = { commodities: 2 };
    const command = { type: 'propose', to: 'leo', gives: wash, asks: wash };
    expect(moveOf(open(SETUP), 'ana')).toEqual({ command });
    expect(moveOf(open(SETUP), 'max')).toEqual({ wait: 5 });
    const asked = after(open(SETUP), 'ana', command);
    expect(moveOf(asked, 'ana')).toEqual({ wait: 5 });
  });

  it('does not ask the same twice, but asks less', () => {
    const wash = { commodities: 2 };
    const asked = after(open(SETUP), 'ana', {
      type: 'propose',
      to: 'leo',
      gives: wash,
      asks: wash,
    });
    const declined = after(asked, 'leo', { type: 'decline', offer: 'ana-leo-1' });
    expect(moveOf(declined, 'ana')).toEqual({
      command: { type: 'propose', to: 'leo', gives: { commodities: 3 }, asks: { tradeGoods: 2 } },
    });
  });

  it('takes back what it can keep no more', () => {
    const gives = { commodities: 3 };
    const asks = { tradeGoods: 2 };
    const asked = after(open(SETUP), 'ana', { type: 'propose', to: 'leo', gives, asks });
    const short = after(asked, 'ana', { type: 'convert', commodities: 3 });
    expect(moveOf(short, 'ana')).toEqual({ command: { type: 'withdraw', offer: 'ana-leo-1' } });
  });

  it('takes back what the other can give no more', () => {
    const wash = { commodities: 2 };
    const command = { type: 'propose', to: 'leo', gives: wash, asks: wash };
    const spent = after(after(open(SETUP), 'ana', command), 'leo', {
      type: 'convert',
      commodities: 1,
    });
    expect(moveOf(spent, 'ana')).toEqual({ command: { type: 'withdraw', offer: 'ana-leo-1' } });
  });

  it('asks again for what it took back itself', () => {
    const wash = {
      type: 'propose',
      to: 'leo',
      gives: { commodities: 2 },
      asks: { commodities: 2 },
    };
    const asked = after(open(SETUP), 'ana', wash);
    const withdrawn = after(asked, 'ana', { type: 'withdraw', offer: 'ana-leo-1' });
    expect(moveOf(withdrawn, 'ana')).toEqual({ command: wash });
  });

  it('buys commodities for half as many trade goods where it has none itself', () => {
    const ana = { faction: 'arborec', tradeGoods: 2 };
    const leo = { faction: 'letnev', commodities: 2 };
    const table = open({ ...SETUP, seats: { ...SETUP.seats, ana, leo } });
    const gives = { tradeGoods: 1 };
    const command = { type: 'propose', to: 'leo', gives, asks: { commodities: 2 } };
    expect(moveOf(table, 'ana')).toEqual({ command });
    const asked = after(table, 'ana', command);
    expect(moveOf(asked, 'leo')).toMatchObject({ command: { type: 'accept' } });
    const declined = after(asked, 'leo', { type: 'decline', offer: 'ana-leo-1' });
    expect(moveOf(declined, 'ana')).toEqual({ wait: 5 });
  });

  it('plays a Trade Agreement when its owner has replenished', () => {
    const ana = { ...SETUP.seats.ana, commodities: 0 };
    const leo = { ...SETUP.seats.leo, promissoryNotes: ['ana/trade-agreement'] };
    const table = open({ ...SETUP, seats: { ...SETUP.seats, ana, leo } });
    expect(moveOf(table, 'leo')).not.toMatchObject({ command: { type: 'play-note' } });
    const filled = after(table, 'ana', { type: 'replenish' });
    const command = { type: 'play-note', note: 'ana/trade-agreement' };
    expect(moveOf(filled, 'leo')).toEqual({ command });
    after(filled, 'leo', command);
  });

  it('of Mentak pillages its neighbors', () => {
    const setup = { ...SETUP, neighbors: [['ana', 'max']] };
    const rich = after(open(setup), 'ana', { type: 'gain', tradeGoods: 1 });
    expect(moveOf(rich, 'max')).toEqual({
      command: { type: 'pillage', target: 'ana', take: 'trade-good' },
    });
  });

  it('of Mentak lets them go under Political Secret', () => {
    const rich = after(open({ ...SETUP, neighbors: [['ana', 'max']] }), 'ana', {
      type: 'gain',
      tradeGoods: 1,
    });
    const played = { note: 'max/political-secret', place: 'play-area', seat: 'ana' };
    const silent = after(rich, 'host', { type: 'correct', why: 'a slip', ...played });
    const command = { type: 'waive-pillage', target: 'ana' };
    expect(moveOf(silent, 'max')).toEqual({ command });
  });

  describe('where the table goes by its seats', () => {
    const BY_SEATS = { ...SETUP, options: { turns: 'seats' } };
    const ended = (setup: object) => after(open(setup), 'ana', { type: 'end-turn' });

    it('begins its turn when that comes, and no other', () => {
      const table = ended(BY_SEATS);
      expect(moveOf(table, 'leo')).toEqual({ command: { type: 'begin-turn', seat: 'leo' } });
      expect(moveOf(table, 'max')).toEqual({ wait: 5 });
      expect(moveOf(ended(SETUP), 'leo')).toEqual({ wait: 5 });
    });

    it('ends its turn after a while where nobody answers it', () => {
      const asked = after(
        after(ended(BY_SEATS), 'leo', { type: 'begin-turn', seat: 'leo' }),
        'leo',
        {
          type: 'propose',
          to: 'ana',
          gives: { commodities: 2 },
          asks: { commodities: 2 },
        },
      );
      expect(moveOf(asked, 'leo')).toEqual({ wait: 2 });
      expect(moveOf(asked, 'leo', () => 1, 30_000)).toEqual({ command: { type: 'end-turn' } });
    });

    it('passes where it cannot trade, and then ends its turn', () => {
      const alone = after(ended(BY_SEATS), 'host', { type: 'begin-turn', seat: 'max' });
      expect(moveOf(alone, 'max')).toEqual({ command: { type: 'pass' } });
      const passed = after(alone, 'max', { type: 'pass' });
      expect(moveOf(passed, 'max')).toEqual({ command: { type: 'end-turn' } });
      expect(
        moveOf(after(ended(SETUP), 'host', { type: 'begin-turn', seat: 'max' }), 'max'),
      ).toEqual({ wait: 5 });
    });

    it('plays Trade for all once where no commodities are left, in each round another seat', () => {
      const poor = { ana: { faction: 'arborec' }, leo: { faction: 'letnev' } };
      const dry = ended({ ...BY_SEATS, seats: { ...SETUP.seats, ...poor } });
      const turnOf = (table: Table, seat: string) =>
        after(table, 'host', { type: 'begin-turn', seat });
      const trade = { type: 'resolve-trade', free: ['ana', 'max'] };
      expect(moveOf(turnOf(dry, 'max'), 'max')).toEqual({ command: { type: 'pass' } });
      expect(moveOf(turnOf(dry, 'leo'), 'leo')).toEqual({ command: trade });
      const played = after(turnOf(dry, 'leo'), 'leo', trade);
      const spent = after(played, 'leo', { type: 'convert', commodities: 2 });
      expect(moveOf(spent, 'leo')).toEqual({ command: { type: 'pass' } });
      expect(moveOf(after(spent, 'leo', { type: 'pass' }), 'leo')).toEqual({
        command: { type: 'end-turn' },
      });
    });

    it('plays Trade although somebody keeps his commodities for good', () => {
      const poor = { leo: { faction: 'letnev' } };
      const table = ended({ ...BY_SEATS, seats: { ...SETUP.seats, ...poor } });
      const turn = after(table, 'leo', { type: 'begin-turn', seat: 'leo' });
      expect(moveOf(turn, 'leo')).toMatchObject({ command: { type: 'resolve-trade' } });
    });

    it('passes at once where the table has run dry', () => {
      const poor = { ana: { faction: 'arborec' }, leo: { faction: 'letnev' } };
      const dry = ended({ ...BY_SEATS, seats: { ...SETUP.seats, ...poor } });
      const turn = after(dry, 'host', { type: 'begin-turn', seat: 'max' });
      const unlucky = (bound: number) => (bound === 3 ? 1 : 0);
      expect(moveOf(turn, 'max', unlucky)).toEqual({ command: { type: 'pass' } });
    });

    it('goes on trading round after round with somebody who answers nothing and passes, and in short turns', () => {
      const person = game.demo.seat;
      const lookOn = (view: unknown): Move<unknown> => {
        const { between, active, seats } = view as View;
        const isOver = between?.next === null || between?.next === person;
        if (isOver) return { command: { type: 'begin-turn', seat: person } };
        if (active !== person) return { wait: 2 };
        return { command: { type: seats[person]?.passed ? 'end-turn' : 'pass' } };
      };
      const played = playOut(open(game.demo.setup), {
        now: 0,
        seed: 'rounds',
        limit: 3_600_000,
        bot: (view, context) =>
          context.seat === person ? lookOn(view) : bot(view as View, context),
      });
      expect(played.refused).toEqual([]);
      const at = (type: string) => played.entries.filter(({ event }) => event.type === type);
      const late = at('transacted').filter(({ at: when }) => when > 2_400_000);
      expect(late.length).toBeGreaterThan(5);
      const turns = turnsOf(played.entries).toSorted((one, other) => other - one);
      expect(turns.length).toBeGreaterThan(100);
      expect(turns[0]).toBeLessThan(40_000);
      expect(turns[Math.floor(turns.length / 20)]).toBeLessThan(25_000);
    });

    it('lets the turn come back to somebody who only looks on, and leaves the next round to people', () => {
      const looker = 'arborec';
      const table = after(open(game.demo.setup), looker, { type: 'end-turn' });
      const { bots } = game.demo;
      const played = playOut(table, { now: 0, seed: 'looker', seats: bots, limit: 300_000 });
      expect(played.refused).toEqual([]);
      const begun = played.entries.flatMap(({ event }) =>
        event.type === 'turn-begun' && 'seat' in event ? [event.seat] : [],
      );
      expect(begun).toEqual(bots);
      const { between } = game.view(played.table.state as State, looker);
      expect(between).toEqual({ last: 'jol-nar', next: looker });
    });
  });

  it('never asks for what is refused at the demo table, transacts there, and comes to an end', () => {
    const played = playOut(open(game.demo.setup), { now: 0, seed: 'demo' });
    expect(played.refused).toEqual([]);
    expect((played.table.state as State).transactions.length).toBeGreaterThan(1);
    expect(played.took).toBeLessThan(3_600_000);
  });
});

/** How many milliseconds each turn that was begun lasted. */
function turnsOf(entries: Played['entries']): readonly number[] {
  const at = (type: string) =>
    entries.filter(({ event }) => event.type === type).map(({ at: when }) => when);
  const ends = at('turn-ended');
  return at('turn-begun').flatMap((begin) => {
    const end = ends.find((when) => when > begin);
    return end === undefined ? [] : [end - begin];
  });
}

function supportOf(seat: string): Items {
  return { promissoryNote: `${seat}/support-for-the-throne` };
}

function wordOf(by: string, when: Term['when'] = 'later'): Term {
  return { text: 'does as we said', by, when };
}
