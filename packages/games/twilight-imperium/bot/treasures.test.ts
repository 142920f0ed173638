import { playOut, type Random, type Table } from '@haggle/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { after, moveOf as moveBy, open as openWith, plain } from '../testing/bots.ts';
import { treasureBargains } from './treasures.ts';

const NONE = { promissoryNotes: [] };
const SEATS = {
  ana: { faction: 'sol', tradeGoods: 3, ...NONE },
  leo: { faction: 'jolnar', tradeGoods: 3, ...NONE },
  max: { faction: 'mentak', ...NONE },
};
const BASE = { neighbors: [['ana', 'leo']], active: 'ana' };

/** A table of the three, with what is special of them. */
function open(more: Readonly<Record<string, object>>, options: object = {}): Table {
  const seats = Object.fromEntries(
    Object.entries(SEATS).map(([seat, usual]) => [seat, { ...usual, ...more[seat] }]),
  );
  return openWith({ ...BASE, ...options, seats });
}

/** What a bot does where it thinks of notes and fragments too. */
function moveOf(table: Table, seat: string, random: Random = () => 0) {
  return moveBy(table, seat, random);
}

const NOTHING = { wait: 5 };
const offerTo = (to: string, gives: object, asks: object) => ({
  command: { type: 'propose', to, gives, asks },
});
const note = (promissoryNote: string) => ({ promissoryNote });
/** Notes that lie with Max, whatever Ana may think; the others that nobody was given are out of the game. */
const others = (...notes: string[]) => ({ max: { promissoryNotes: notes } });

const LEOS = ['leo/ceasefire', 'leo/political-secret', 'leo/trade-agreement'];
/** Ana sees of Leo's notes that he has none left: they lie in play. */
const SPENT = { max: { playArea: LEOS } };

describe('a bot with notes', () => {
  it('sells those of its own that come home, in the middle of what they are worth to both', () => {
    const sale = (hand: string) =>
      moveOf(open({ ana: { promissoryNotes: [hand] }, ...SPENT }), 'ana');
    expect(sale('ana/ceasefire')).toEqual(offerTo('leo', note('ana/ceasefire'), { tradeGoods: 1 }));
    const agreement = note('ana/trade-agreement');
    expect(sale('ana/trade-agreement')).toEqual(offerTo('leo', agreement, { tradeGoods: 2 }));
    expect(sale('ana/military-support')).toMatchObject({ command: { type: 'propose' } });
  });

  it('keeps those that stay with whoever gets them, and those of others', () => {
    const kept = ['ana/support-for-the-throne', 'ana/alliance', 'max/ceasefire'];
    expect(moveOf(open({ ana: { promissoryNotes: kept }, ...SPENT }), 'ana')).toEqual(NOTHING);
  });

  it('is paid in commodities by whoever has some, who misses them less', () => {
    const hands = { ana: { promissoryNotes: ['ana/trade-agreement'] }, ...SPENT };
    const leo = { tradeGoods: 0, commodities: 4 };
    const asked = after(open({ ...hands, leo }), 'ana', {
      ...offerTo('leo', {}, { commodities: 4 }).command,
      gives: { tradeGoods: 2 },
    });
    const declined = after(asked, 'leo', { type: 'decline', offer: 'ana-leo-1' });
    const paid = offerTo('leo', note('ana/trade-agreement'), { commodities: 4 });
    expect(moveOf(declined, 'ana')).toEqual(paid);
  });

  it('swaps note for note where both gain, and buys a Trade Agreement', () => {
    const hand = { ana: { promissoryNotes: ['ana/political-secret'] } };
    const secrets = [note('ana/political-secret'), note('leo/political-secret')] as const;
    const seen = others('leo/political-secret');
    expect(moveOf(open({ ...hand, ...seen }), 'ana')).toEqual(offerTo('leo', ...secrets));
    const rest = others('leo/trade-agreement');
    const bought = offerTo('leo', { tradeGoods: 2 }, note('leo/trade-agreement'));
    expect(moveOf(open(rest), 'ana')).toEqual(bought);
  });

  it('asks for no note that it sees elsewhere', () => {
    expect(moveOf(open({ ana: { promissoryNotes: LEOS } }), 'ana')).toEqual(NOTHING);
    expect(moveOf(open({ ...SPENT }), 'ana')).toEqual(NOTHING);
  });

  it('takes what brings more than its own note costs it, and keeps its commodities to itself then', () => {
    const asked = (tradeGoods: number, hand = ['leo/trade-agreement']) => {
      const table = open({ leo: { promissoryNotes: hand } });
      const offer = { to: 'leo', gives: { tradeGoods }, asks: note('leo/trade-agreement') };
      return moveOf(after(table, 'ana', { type: 'propose', ...offer }), 'leo');
    };
    expect(asked(2)).toMatchObject({ command: { type: 'accept' } });
    const text = expect.stringContaining('is worth 1.8 trade goods to me');
    expect(asked(1)).toMatchObject({ command: { type: 'say', text } });
    expect(asked(1, [])).toMatchObject({ command: { type: 'say', text } });
    expect(asked(2, [])).toMatchObject({
      command: { text: 'No: I cannot give what you ask for.' },
    });
  });

  it('says what it would pay for, to whoever asks, and nothing of its own hand', () => {
    const hand = { ana: { promissoryNotes: ['ana/ceasefire', 'ana/political-secret'] } };
    const asked = { type: 'say', to: 'ana', text: 'What would you like?' };
    const wish = (more: Readonly<Record<string, object>>) =>
      moveOf(after(open({ ...hand, ...more }), 'leo', asked), 'ana', plain);
    expect(wish(others('leo/trade-agreement'))).toMatchObject({
      command: { text: 'How about 2 trade goods of mine for your Trade Agreement?' },
    });
    // That it has that note already is for nobody to hear.
    const held = { promissoryNotes: ['leo/trade-agreement'] };
    expect(wish({ ana: held })).toEqual(wish(others('leo/trade-agreement')));
    expect(wish(SPENT)).toMatchObject({
      command: { text: 'We have no commodities to trade: what else do you offer?' },
    });
  });

  it('seldom asks whoever has turned it down often', () => {
    const table = open({ ana: { promissoryNotes: ['ana/ceasefire'] }, ...SPENT });
    const asked = after(table, 'ana', { ...offerTo('leo', { tradeGoods: 1 }, {}).command });
    const declined = after(asked, 'leo', { type: 'decline', offer: 'ana-leo-1' });
    expect(moveOf(declined, 'ana', (bound) => (bound === 2 ? 1 : 0))).toEqual(NOTHING);
    expect(moveOf(declined, 'ana')).toMatchObject({ command: { type: 'propose' } });
  });

  it('offers nothing where the two may not transact', () => {
    const hand = { ana: { promissoryNotes: ['ana/ceasefire'] }, ...SPENT };
    const laws = [{ law: 'censure', elected: 'leo' }];
    const hidden = { phase: 'agenda', active: undefined, events: ['hidden-agenda'] };
    expect(moveOf(open(hand, { laws }), 'ana')).toEqual(NOTHING);
    const agenda = after(open(hand, hidden), 'host', { type: 'begin-agenda', agenda: 'x' });
    expect(moveOf(agenda, 'ana')).toEqual(NOTHING);
  });
});

describe('a bot with relic fragments', () => {
  const two = { relicFragments: { hazardous: 2 } };
  const one = { relicFragments: { hazardous: 1 } };
  const bargainsOf = (more: Readonly<Record<string, object>>, options?: object) => {
    const { state } = open({ ...more, ...SPENT }, options);
    return treasureBargains(game.view(state as State, 'ana'), 'ana', 'leo');
  };
  const sale = { gives: one, asks: { tradeGoods: 2 } };
  const purchase = { gives: { tradeGoods: 3 }, asks: two };

  it('sells the third of a set to whoever has two, or buys what makes it one', () => {
    expect(bargainsOf({ ana: one, leo: two })).toEqual([sale, purchase]);
    expect(bargainsOf({ ana: one, leo: one })).toEqual([]);
  });

  it('counts unknown ones with those of which there are most', () => {
    const mixed = { relicFragments: { hazardous: 1, unknown: 1 } };
    expect(bargainsOf({ ana: one, leo: mixed })).toContainEqual(sale);
  });

  it('gives none in its own turn where the table reads the letter (reading A1)', () => {
    expect(bargainsOf({ ana: one, leo: two }, { options: { A1: 'to-the-letter' } })).toEqual([
      purchase,
    ]);
  });
});

describe('a table of bots', () => {
  const FACTIONS = ['arborec', 'letnev', 'hacan', 'mentak', 'sol', 'jolnar', 'xxcha', 'naalu'];

  it.each([3, 4, 5, 6, 7, 8])(
    'of %d deals in notes too, asks for nothing impossible and ends',
    (n) => {
      const ids = FACTIONS.slice(0, n);
      const seats = Object.fromEntries(
        ids.map((faction, at) => [
          faction,
          { faction, commodities: 1, tradeGoods: at % 3, relicFragments: { cultural: at % 3 } },
        ]),
      );
      const neighbors = ids.map((id, at) => [id, ids[(at + 1) % n]]);
      const setup = { seats, neighbors, active: ids[0], options: { turns: 'seats' } };
      const table = openWith(setup);
      const games = ['one', 'two', 'three', 'four'].map((seed) => playOut(table, { now: 0, seed }));
      for (const { refused, took } of games) {
        expect(refused).toEqual([]);
        expect(took).toBeLessThan(3_600_000);
      }
      const entries = games.flatMap((played) => played.entries);
      const traded = JSON.stringify(entries.filter(({ event }) => event.type === 'transacted'));
      expect(traded).toContain('promissoryNote');
      expect(traded).toContain('commodities');
    },
  );
});
