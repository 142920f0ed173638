import { describe, expect, it } from 'vitest';
import { game as advanced } from '../../advanced-civilization/game.ts';
import { game as mega } from '../../mega-civilization/game.ts';
import type { BarterGame } from '../game.ts';
import { sit } from '../testing/table.ts';

const RUNS = 400;

/** How often each set of calamities is kept, over many seeds, as shares of one. */
function keptShares(game: BarterGame, setup: object): Readonly<Record<string, number>> {
  const shares: Record<string, number> = {};
  for (let seed = 0; seed < RUNS; seed++) {
    const table = sit(game, setup, `${seed}`);
    table.run('host', { type: 'end-trading' });
    const kept = (table.view('a').calamities ?? []).map(({ kind }) => kind).join(' ');
    shares[kept] = (shares[kept] ?? 0) + 1 / RUNS;
  }
  return shares;
}

function expectShares(shares: Readonly<Record<string, number>>, expected: object): void {
  expect(Object.keys(shares).sort()).toEqual(Object.keys(expected).sort());
  for (const [kept, share] of Object.entries(expected)) {
    expect(Math.abs((shares[kept] ?? 0) - share)).toBeLessThan(0.09);
  }
}

const withHand = (players: number, hand: object, options = {}) => ({
  seats: ['a', 'b'],
  players,
  hands: { a: hand, b: { iron: 3 } },
  options,
});

describe('the selection of calamities', () => {
  it('keeps two of three by chance in Advanced Civilization', () => {
    const setup = withHand(2, { famine: 1, treachery: 1, piracy: 1 });
    expectShares(keptShares(advanced, setup), {
      'famine treachery': 1 / 3,
      'famine piracy': 1 / 3,
      'piracy treachery': 1 / 3,
    });
  });

  it('keeps each pair of four alike', () => {
    const setup = withHand(2, { 'volcano-earthquake': 1, famine: 1, 'civil-war': 1, piracy: 1 });
    expectShares(keptShares(advanced, setup), {
      'famine volcano-earthquake': 1 / 6,
      'civil-war volcano-earthquake': 1 / 6,
      'piracy volcano-earthquake': 1 / 6,
      'civil-war famine': 1 / 6,
      'famine piracy': 1 / 6,
      'civil-war piracy': 1 / 6,
    });
  });

  it('keeps as many as the table says', () => {
    const hand = { famine: 1, treachery: 1, piracy: 1 };
    expect(keptShares(advanced, withHand(2, hand, { calamityLimit: null }))).toEqual({
      'famine piracy treachery': expect.closeTo(1),
    });
    expect(keptShares(advanced, withHand(2, hand, { calamityLimit: 0 }))).toEqual({
      '': expect.closeTo(1),
    });
  });

  it('draws over all that are held while majors and minors exceed', () => {
    const setup = withHand(15, { tyranny: 1, treachery: 1, piracy: 1, tempest: 1 });
    expectShares(keptShares(mega, setup), {
      'tempest treachery tyranny': 1 / 4,
      'piracy tempest tyranny': 1 / 4,
      'piracy tempest treachery': 1 / 4,
      'treachery tyranny': 1 / 12,
      'piracy tyranny': 1 / 12,
      'piracy treachery': 1 / 12,
    });
  });

  it('or trims the majors first', () => {
    const hand = { tyranny: 1, treachery: 1, piracy: 1, tempest: 1 };
    const setup = withHand(15, hand, { excess: 'majors-first' });
    expectShares(keptShares(mega, setup), {
      'tempest treachery tyranny': 1 / 3,
      'piracy tempest tyranny': 1 / 3,
      'piracy tempest treachery': 1 / 3,
    });
  });

  it('then the total, over all', () => {
    const hand = { tyranny: 1, piracy: 1, tempest: 1, banditry: 1 };
    const setup = withHand(15, hand, { excess: 'majors-first' });
    const shares = keptShares(mega, setup);
    expect(Object.keys(shares)).toHaveLength(4);
    expect(shares['banditry tempest tyranny']).toBeGreaterThan(0.16);
  });

  it('takes one of two of a name first, either of the two cards', () => {
    const setup = withHand(12, { superstition: 2, piracy: 1 });
    expect(keptShares(mega, setup)).toEqual({ 'piracy superstition': expect.closeTo(1) });
    const blocks = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const table = sit(mega, setup, `${seed}`);
      const [, selected] = table.run('host', { type: 'end-trading' });
      blocks.add(JSON.stringify(selected));
    }
    expect(blocks.size).toBe(2);
  });

  it('is skipped when nobody holds any', () => {
    const table = sit(mega, withHand(5, { oil: 3 }));
    expect(table.run('host', { type: 'end-trading' }).map(({ type }) => type)).toEqual([
      'trading-ended',
    ]);
    expect(table.view('b').seats.a).not.toHaveProperty('calamitiesKept');
  });

  it('shows the numbers to all and the discards to their holder', () => {
    const table = sit(mega, withHand(5, { oil: 3, famine: 1, piracy: 1, treachery: 1 }));
    table.run('host', { type: 'end-trading' });
    expect(table.view('b').seats).toMatchObject({
      a: { cards: 5, calamitiesRevealed: 3, calamitiesKept: 2 },
      b: { cards: 3, calamitiesRevealed: 0, calamitiesKept: 0 },
    });
    expect(table.view('a').calamities).toHaveLength(2);
    expect(table.state().discards.reduce((sum, count) => sum + count, 0)).toBe(1);
  });
});
