import { chanceAt, openTable, playOut } from '@haggle/engine';
import { describe, expect, test } from 'vitest';
import { dealFor } from './bot/bargain.ts';
import { bestFor, pick, worthOf, worthOfChoice } from './bot/worth.ts';
import { bot } from './bot.ts';
import { baseDeck } from './data/cards.ts';
import { demo } from './demo.ts';
import { game } from './game.ts';
import { see } from './sight.ts';
import type { State } from './state.ts';
import { positionOf, startOf } from './testing/boards.ts';
import { play, revealedAt } from './testing/playing.ts';
import type { View } from './view.ts';

const REALMS = {
  france: { ...startOf('france 1444'), ducats: 10 },
  castile: { ...startOf('castile 1444'), ducats: 10 },
};
const never = () => 1;
const always = () => 0;

function move(state: State, seat: string, random: (bound: number) => number = never) {
  return bot(see(state, seat), { seat, now: 0, random });
}

/** France has chosen Genoa, where France and Castile tie for 4 ducats or nothing. */
function tiedAt(active: 'france' | 'castile', cards: readonly string[] = ['T25-1']): State {
  const state = revealedAt(positionOf(REALMS, { active }), cards);
  const merchant = active === 'france' ? 'champagne' : 'genoa';
  const traded = play(state, { type: 'trade', card: 'T25-1', node: 'genoa', merchant }, active);
  if (typeof traded === 'string') throw new Error(traded);
  expect(traded.tied).toEqual(['castile', 'france']);
  return traded;
}

function next(state: State, command: Parameters<typeof play>[1], by: string): State {
  const after = play(state, command, by);
  if (typeof after === 'string') throw new Error(after);
  return after;
}

/** What the bot of a seat says before it turns an offer down. */
function declinesWith(state: State, from: string, to: string, nth = 1): string {
  const first = move(state, to);
  if (!('command' in first) || first.command.type !== 'say') throw new Error('it says nothing');
  expect(first.command.to).toBe(from);
  expect(move(next(state, first.command, to), to)).toEqual({
    command: { type: 'decline', offer: `${from}-${to}-${nth}` },
  });
  return first.command.text;
}

describe('a bot that is spoken to', () => {
  const said = (to: string | null) => {
    const opened = openTable(game, demo.setup, { now: 0, seed: 'bot' });
    if (!opened.ok) throw new Error('the demo does not open');
    const state = opened.value.table.state as State;
    return next(state, { type: 'say', to, text: 'Hello, shall we ally?' }, 'france');
  };

  test('answers, in private where it was asked in private', () => {
    const answer = move(said('castile'), 'castile');
    const text = expect.stringContaining('offer me ducats');
    expect(answer).toEqual({ command: { type: 'say', to: 'france', text } });
    expect(move(said('castile'), 'england')).toEqual({ wait: expect.any(Number) });
    const welcome = expect.stringContaining('Welcome');
    expect(move(said(null), 'england')).toEqual({ command: { type: 'say', text: welcome } });
  });

  test('has another answer each time, and no more than it has', () => {
    let state = said('castile');
    const told = new Set<string>();
    for (;;) {
      const answer = move(state, 'castile');
      if (!('command' in answer) || answer.command.type !== 'say') break;
      expect(told).not.toContain(answer.command.text);
      told.add(answer.command.text);
      state = next(state, answer.command, 'castile');
      state = next(state, { type: 'say', to: 'castile', text: 'And else?' }, 'france');
    }
    expect(told.size).toBe(3);
  });
});

describe('the worth of an outcome', () => {
  const view = {
    seats: { a: { ducats: 0 }, b: { ducats: 0 }, c: { ducats: 3 } },
  } as unknown as View;

  test('is the own income less a share of what rivals get, more for the richer', () => {
    expect(worthOf(view, 'a', { rows: {}, income: { a: 7 } })).toBe(7);
    expect(worthOf(view, 'a', { rows: {}, income: { a: 7, b: 4 } })).toBe(5);
    expect(worthOf(view, 'a', { rows: {}, income: { a: 7, c: 4 } })).toBe(3.5);
    expect(worthOf(view, 'a', { rows: {}, income: { b: 4, c: 4 } })).toBe(-5.5);
  });

  test('is the own income alone where nobody else sits', () => {
    const alone = { seats: { a: { ducats: 0 } } } as unknown as View;
    expect(worthOf(alone, 'a', { rows: {}, income: { a: 7 } })).toBe(7);
  });

  test('decides between rankings, the first of equals', () => {
    const outcomes = [
      { order: ['b', 'c'], rows: {}, income: { a: 7, b: 0, c: 4 } },
      { order: ['c', 'b'], rows: {}, income: { a: 7, b: 4, c: 0 } },
      { order: ['x'], rows: {}, income: { a: 7, b: 4, c: 0 } },
    ];
    expect(bestFor(view, 'a', outcomes)?.order).toEqual(['c', 'b']);
    expect(bestFor(view, 'a', [])).toBeNull();
    expect(pick([3, 5, 5.5, 4], Math.floor)).toBe(5);
  });

  test('of Gold and Slaves is less by what they cost', () => {
    const austria = { austria: startOf('austria 1444') };
    const choiceOf = (cards: readonly string[]) => {
      const state = revealedAt(positionOf(austria), cards);
      const view = see(state, 'austria');
      return { view, choice: view.choices.find(({ node }) => node === 'wien') };
    };
    const gold = choiceOf(['T11-1']);
    if (!gold.choice) throw new Error('no gold');
    expect(gold.choice.outcomes[0]?.income.austria).toBe(10);
    expect(worthOfChoice(gold.view, 'austria', gold.choice)).toBe(7);
    const rich = {
      ...gold.view,
      seats: { austria: { ...gold.view.seats.austria, baseTax: 20 } },
    } as unknown as View;
    expect(worthOfChoice(rich, 'austria', gold.choice)).toBe(10);
    const slaves = { ...gold.choice, card: 'T20-1' };
    expect(worthOfChoice({ ...gold.view, age: 3 }, 'austria', slaves)).toBe(8);
    expect(worthOfChoice({ ...gold.view, age: 2 }, 'austria', slaves)).toBe(10);
  });
});

describe('a bot in its own turn', () => {
  test('reveals, ends its turn when that is done, and waits where nobody can trade any more', () => {
    const opened = openTable(game, demo.setup, { now: 0, seed: 'bot' });
    if (!opened.ok) throw new Error('the demo does not open');
    const state = opened.value.table.state as State;
    expect(move(state, 'france')).toEqual({ command: { type: 'reveal' } });
    expect(move(state, 'castile')).toEqual({ wait: expect.any(Number) });
    const forgone = next(next(state, { type: 'reveal' }, 'france'), { type: 'forgo' }, 'france');
    expect(move(forgone, 'france')).toEqual({ command: { type: 'end-turn' } });
    const spent = positionOf({ france: { ...startOf('france 1444'), diplomaticPower: 0 } });
    const idle = { ...revealedAt(spent, []), phase: 'idle' as const, acted: false };
    expect(move(idle, 'france')).toEqual({ wait: expect.any(Number) });
    const rival = { ...startOf('castile 1444') };
    const open = positionOf({
      france: { ...startOf('france 1444'), merchants: [] },
      castile: rival,
    });
    const stuck = { ...revealedAt(open, []), phase: 'idle' as const, acted: false };
    expect(move(stuck, 'france')).toEqual({ command: { type: 'end-turn' } });
  });

  test('makes the choice with the best difference and names its Merchant', () => {
    const state = revealedAt(positionOf(REALMS), ['T25-1', 'T08-3', 'T02-1']);
    expect(move(state, 'france')).toEqual({
      command: { type: 'trade', card: 'T25-1', node: 'bordeaux', merchant: 'bordeaux' },
    });
  });

  test('takes the two ducats rather than a trade that is worth no more', () => {
    const state = revealedAt(positionOf(REALMS), ['T08-1', 'T15-1', 'T18-1']);
    expect(move(state, 'france')).toEqual({ command: { type: 'forgo' } });
  });

  test('pays for inflation with administrative power while it has some', () => {
    for (const [administrativePower, means] of [
      [1, 'administrative-power'],
      [0, 'interest'],
    ] as const) {
      const austria = { ...startOf('austria 1444'), administrativePower };
      const state = revealedAt(positionOf({ austria }), ['T11-1']);
      const traded = next(
        state,
        { type: 'trade', card: 'T11-1', node: 'wien', merchant: 'wien' },
        'austria',
      );
      expect(traded.phase).toBe('inflation');
      expect(move(traded, 'austria')).toEqual({
        command: { type: 'settle-inflation', with: means },
      });
    }
  });
});

describe('a tie is bargained over', () => {
  test('a realm that is tied offers half of what hangs on it, once', () => {
    const state = outsideTie();
    const deal = dealFor(see(state, 'castile'), 'castile');
    expect(deal).toMatch(/^[A-Z]\w+ \(T\d+-\d\) at [A-Z].*: Castile is ranked above France$/);
    const offer = { type: 'propose', to: 'austria', gives: { ducats: 2 }, asks: {}, deal } as const;
    expect(move(state, 'castile')).toEqual({ command: offer });
    const offered = next(state, offer, 'castile');
    expect(move(offered, 'castile')).toEqual({ wait: expect.any(Number) });
    const declined = next(offered, { type: 'decline', offer: 'castile-austria-1' }, 'austria');
    expect(move(declined, 'castile')).toEqual({ wait: expect.any(Number) });
  });

  test('the place of the active realm, which is worth the same to both, nobody offers or asks money for', () => {
    const state = tiedAt('france');
    expect(move(state, 'castile')).toEqual({ wait: expect.any(Number) });
    expect(move(state, 'france')).toMatchObject({ command: { type: 'rank' } });
  });

  test('of three equals the two that do not rank pay for the place behind the one that does', () => {
    const state = threeTied();
    const offer = move(state, 'castile');
    const deal = expect.stringMatching(/: Castile is ranked above France$/);
    expect(offer).toMatchObject({ command: { type: 'propose', to: 'austria', deal } });
    if (!('command' in offer)) throw new Error('no offer');
    const offered = next(state, offer.command, 'castile');
    const accept = { type: 'accept', offer: 'castile-austria-1', revision: 1 } as const;
    expect(move(offered, 'austria')).toEqual({ command: accept });
    expect(move(next(offered, accept, 'austria'), 'austria')).toEqual({
      command: { type: 'rank', order: ['austria', 'castile', 'france'] },
    });
  });

  test('whoever ranks is taken at his word, once', () => {
    const deal = 'You before France';
    const ask = { type: 'propose', to: 'castile', gives: {}, asks: { ducats: 2 }, deal } as const;
    const asked = next(outsideTie(), ask, 'austria');
    const accept = { type: 'accept', offer: 'austria-castile-1', revision: 1 } as const;
    expect(move(asked, 'castile')).toEqual({ command: accept });
    const paid = next(asked, accept, 'castile');
    expect(declinesWith(next(paid, ask, 'austria'), 'austria', 'castile', 2)).toContain(
      'have paid',
    );
    // His own place is his to sell.
    const own = next(tiedAt('france'), { ...ask, asks: { ducats: 3 } }, 'france');
    expect(move(own, 'castile')).toEqual({
      command: { type: 'accept', offer: 'france-castile-1', revision: 1 },
    });
    const wordless = { ...ask, deal: undefined };
    expect(move(next(outsideTie(), wordless, 'austria'), 'castile')).toEqual({ command: accept });
  });

  test('the active bot ranks itself first, and takes no bribe that is worth less', () => {
    const state = tiedAt('france');
    expect(move(state, 'france')).toEqual({
      command: { type: 'rank', order: ['france', 'castile'] },
    });
    const bribe = (ducats: number) =>
      next(
        state,
        { type: 'propose', to: 'france', gives: { ducats }, asks: {}, deal: 'please' },
        'castile',
      );
    expect(declinesWith(bribe(4), 'castile', 'france')).toContain('5 ducats would do');
    expect(move(bribe(5), 'france')).toEqual({
      command: { type: 'accept', offer: 'castile-france-1', revision: 1 },
    });
    const paid = next(
      bribe(5),
      { type: 'accept', offer: 'castile-france-1', revision: 1 },
      'france',
    );
    expect(move(paid, 'france')).toEqual({
      command: { type: 'rank', order: ['castile', 'france'] },
    });
  });

  test('what was paid before there was a tie buys nothing in it', () => {
    const command = { type: 'trade', card: 'T25-1', node: 'genoa', merchant: 'champagne' } as const;
    const deal = 'repayment of last year';
    const offer = { type: 'propose', to: 'france', gives: { ducats: 1 }, asks: {}, deal } as const;
    const open = revealedAt(positionOf(REALMS, { active: 'france' }), ['T25-1']);
    const accept = { type: 'accept', offer: 'castile-france-1', revision: 1 } as const;
    const repaid = next(next(open, offer, 'castile'), accept, 'france');
    const tied = next(repaid, command, 'france');
    expect(move(tied, 'france')).toEqual({
      command: { type: 'rank', order: ['france', 'castile'] },
    });
    const bribe = { ...offer, gives: { ducats: 6 }, deal: 'please' } as const;
    expect(move(next(tied, bribe, 'castile'), 'france')).toEqual({
      command: { type: 'accept', offer: 'castile-france-2', revision: 1 },
    });
  });

  test('it asks those who tie behind its own place, waits, and ranks without an answer in the end', () => {
    const state = outsideTie();
    const view = see(state, 'austria');
    const ask = (to: string) => ({
      command: {
        type: 'propose',
        to,
        gives: {},
        asks: { ducats: 2 },
        deal: dealFor(view, to),
      },
    });
    expect(move(state, 'austria')).toEqual(ask('castile'));
    const one = next(state, ask('castile').command as never, 'austria');
    expect(move(one, 'austria')).toEqual(ask('france'));
    const both = next(one, ask('france').command as never, 'austria');
    expect(move(both, 'austria', never)).toEqual({ wait: expect.any(Number) });
    expect(move(both, 'austria', always)).toEqual({
      command: { type: 'rank', order: ['castile', 'france'] },
    });
    expect(move(both, 'france')).toEqual({
      command: { type: 'accept', offer: 'austria-france-1', revision: 1 },
    });
    const sold = next(both, { type: 'accept', offer: 'austria-france-1', revision: 1 }, 'france');
    expect(sold.position.seats.austria?.ducats).toBe(12);
    // Nobody else is to pay for what is sold.
    const withdraw = { type: 'withdraw', offer: 'austria-castile-1' } as const;
    expect(move(sold, 'austria')).toEqual({ command: withdraw });
    expect(move(next(sold, withdraw, 'austria'), 'austria')).toEqual({
      command: { type: 'rank', order: ['france', 'castile'] },
    });
  });

  test('people have half a minute for their answer on average', () => {
    const state = outsideTie();
    const view = see(state, 'austria');
    const asked = ['castile', 'france'].reduce((now, to) => {
      const deal = dealFor(view, to);
      return next(now, { type: 'propose', to, gives: {}, asks: { ducats: 2 }, deal }, 'austria');
    }, state);
    const looks = Array.from({ length: 200 }, (_, at) => {
      const random = chanceAt('patience', at);
      let seconds = 0;
      for (;;) {
        const answer = move(asked, 'austria', random);
        if (!('wait' in answer)) return seconds;
        seconds += answer.wait;
      }
    });
    const mean = looks.reduce((sum, seconds) => sum + seconds, 0) / looks.length;
    expect(mean).toBeGreaterThan(20);
    expect(mean).toBeLessThan(40);
  });

  test('what was offered for a ranking that is over is taken back', () => {
    const state = outsideTie();
    const offer = { type: 'propose', to: 'castile', gives: {}, asks: { ducats: 2 } } as const;
    const asked = next(
      state,
      { ...offer, deal: dealFor(see(state, 'austria'), 'castile') },
      'austria',
    );
    const ranked = next(asked, { type: 'rank', order: ['castile', 'france'] }, 'austria');
    expect(move(ranked, 'austria')).toEqual({
      command: { type: 'withdraw', offer: 'austria-castile-1' },
    });
  });

  test('at any other time an offer is taken for money alone', () => {
    const state = revealedAt(positionOf(REALMS), ['T25-1']);
    const offer = (gives: number, asks: number) =>
      next(
        state,
        {
          type: 'propose',
          to: 'castile',
          gives: { ducats: gives },
          asks: { ducats: asks },
          deal: 'peace',
        },
        'france',
      );
    const answerTo = (gives: number, asks: number) =>
      declinesWith(offer(gives, asks), 'france', 'castile');
    expect(answerTo(0, 1)).toContain('brings me too little');
    expect(answerTo(1, 1)).toContain('brings me too little');
    expect(answerTo(0, 0)).toContain('brings me too little');
    expect(answerTo(10, 11)).toContain('not have so many ducats');
    expect(move(offer(2, 1), 'castile')).toEqual({
      command: { type: 'accept', offer: 'france-castile-1', revision: 1 },
    });
  });
});

const WEST = { zone: 'gulf-of-lion' } as const;
const EAST = { zone: 'central-mediterranean' } as const;

/** Austria trades at Genoa as well and has more there; France and Castile tie behind. */
function outsideTie(): State {
  return genoaWith([EAST, EAST, WEST]);
}

/** Austria trades at Genoa and has 3 there, as France and Castile have with a ship more: the last goes without. */
function threeTied(): State {
  return genoaWith([EAST, EAST], [WEST]);
}

type Ships = readonly { readonly zone: 'gulf-of-lion' | 'central-mediterranean' }[];

function genoaWith(own: Ships, more: Ships = []): State {
  const austria = {
    ...startOf('austria 1444'),
    ducats: 10,
    merchants: [{ node: 'genoa' as const }],
    lightShips: [...own],
    influence: ['lombardy' as const, 'central-italy' as const, 'venetia' as const],
  };
  const { france, castile } = REALMS;
  const rivals = {
    france: {
      ...france,
      merchants: [{ node: 'genoa' as const }],
      lightShips: [...(france.lightShips ?? []), ...more],
    },
    castile: { ...castile, lightShips: [...(castile.lightShips ?? []), ...more] },
  };
  const state = revealedAt(positionOf({ austria, ...rivals }), ['T25-1']);
  const command = { type: 'trade', card: 'T25-1', node: 'genoa', merchant: 'genoa' } as const;
  return next(state, command, 'austria');
}

describe('the demo table', () => {
  const open = () => {
    const opened = openTable(game, demo.setup, { now: 0, seed: 'demo' });
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
    return opened.value.table;
  };

  test('has every card of the deck once, and the newcomer’s Wine on top', () => {
    const { deck, ids } = (open().state as State) ?? {};
    expect([...deck.cards].sort()).toEqual([...baseDeck].sort());
    expect(deck.cards.slice(0, 3)).toEqual(['T25-1', 'T02-1', 'T08-3']);
    expect(ids).toEqual(['france', 'castile', 'england', 'austria']);
    expect([demo.seat, ...demo.bots]).toEqual(ids);
  });

  test('is played by bots until nobody has power or Merchants left, and they ask for nothing that is refused', () => {
    const { table, refused, entries } = playOut(open(), { now: 0, seed: 'bots' });
    expect(refused).toEqual([]);
    const state = table.state as State;
    expect(state.phase).toBe('idle');
    expect(Object.values(state.position.seats).map((realm) => realm.diplomaticPower)).toEqual([
      0, 0, 0, 0,
    ]);
    const traded = entries.filter(({ event }) => event.type === 'collected');
    expect(traded.length).toBeGreaterThan(8);
  });
});
