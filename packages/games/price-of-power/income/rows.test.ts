import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listOutcomes } from './outcomes.ts';
import {
  type Claim,
  contestedOf,
  isContested,
  orderingsOf,
  rankClaims,
  type Scale,
} from './rows.ts';
import type { Tally } from './tally.ts';

const CLOTH: Scale = {
  ladder: [11, 8, 5],
  expanded: false,
  thresholds: [6, 3, 1],
  pirates: 0,
};

const pay = (powers: Readonly<Record<string, number>>, scale: Partial<Scale> = {}) => {
  const claims = Object.entries(powers).map(([realm, power]) => ({ realm, power }));
  return rankClaims(claims, { ...CLOTH, ...scale }).flatMap(({ realms, places }) =>
    places.map(({ ducats, row }, at) => [realms[at], row, ducats]),
  );
};

describe('income rows', () => {
  test.each([
    [1, 3, 5],
    [2, 3, 5],
    [3, 2, 8],
    [5, 2, 8],
    [6, 1, 11],
    [9, 1, 11],
  ])('a Trade Power of %i alone earns row %i and %i ducats', (power, row, ducats) => {
    expect(pay({ france: power })).toEqual([['france', row, ducats]]);
  });

  test('a power below the least threshold earns no row', () => {
    expect(pay({ france: 1 }, { thresholds: [6, 3, 2] })).toEqual([['france', null, 0]]);
  });

  test('powers of 6, 4 and 1 take a row each', () => {
    expect(pay({ a: 1, b: 6, c: 4 })).toEqual([
      ['b', 1, 11],
      ['c', 2, 8],
      ['a', 3, 5],
    ]);
  });

  test('powers of 8, 7, 6 and 2 push each other down and out', () => {
    expect(pay({ a: 8, b: 7, c: 6, d: 2 }, { ladder: [16, 12, 7] })).toEqual([
      ['a', 1, 16],
      ['b', 2, 12],
      ['c', 3, 7],
      ['d', null, 0],
    ]);
  });

  test('a row that is free above is not taken by who did not earn it', () => {
    expect(pay({ a: 5, b: 2 })).toEqual([
      ['a', 2, 8],
      ['b', 3, 5],
    ]);
  });

  test.each([
    [0, [1, 2, 3]],
    [1, [2, 3, null]],
    [2, [3, null, null]],
    [3, [null, null, null]],
  ])('%i Pirates move everybody down by as many rows', (pirates, rows) => {
    expect(pay({ a: 7, b: 4, c: 1 }, { pirates }).map(([, row]) => row)).toEqual(rows);
  });

  test('a place tells the row that was earned, the one pushed to and the one after Pirates', () => {
    const claims = [
      { realm: 'a', power: 7 },
      { realm: 'b', power: 6 },
    ];
    expect(rankClaims(claims, { ...CLOTH, pirates: 1 })).toEqual([
      { realms: ['a'], places: [{ earned: 1, pushed: 1, row: 2, ducats: 8 }] },
      { realms: ['b'], places: [{ earned: 1, pushed: 2, row: 3, ducats: 5 }] },
    ]);
  });
});

describe('ties', () => {
  const tiersOf = (powers: readonly (readonly [string, number])[], scale: Partial<Scale> = {}) =>
    rankClaims(
      powers.map(([realm, power]): Claim => ({ realm, power })),
      { ...CLOTH, ...scale },
    );
  const tallyOf = (tiers: ReturnType<typeof tiersOf>) =>
    ({ tiers, secondary: null, active: 'a' }) as unknown as Tally;

  test('equals share a tier, by their ids', () => {
    const [tier, ...others] = tiersOf([
      ['c', 4],
      ['a', 4],
      ['b', 4],
    ]);
    expect(others).toEqual([]);
    expect(tier?.realms).toEqual(['a', 'b', 'c']);
    expect(tier?.places.map(({ row }) => row)).toEqual([2, 3, null]);
  });

  test('are asked about only where they change what anyone is paid', () => {
    const low = tiersOf([
      ['a', 4],
      ['b', 1],
      ['c', 1],
    ]);
    expect(low.map(isContested)).toEqual([false, true]);
    expect(contestedOf(low)).toEqual(['b', 'c']);
    const pirate = tiersOf(
      [
        ['a', 4],
        ['b', 1],
        ['c', 1],
      ],
      { pirates: 1 },
    );
    expect(pirate.map(isContested)).toEqual([false, false]);
    expect(contestedOf(pirate)).toEqual([]);
    expect(listOutcomes(tallyOf(pirate))).toEqual([
      { rows: { a: 3, b: null, c: null }, income: { a: 5, b: 0, c: 0 } },
    ]);
  });

  test('two contested tiers are ranked together, the better first', () => {
    const tally = tallyOf(
      tiersOf([
        ['d', 1],
        ['b', 6],
        ['c', 1],
        ['a', 6],
      ]),
    );
    expect(contestedOf(tally.tiers)).toEqual(['a', 'b', 'c', 'd']);
    expect(listOutcomes(tally).map(({ order, income }) => [order?.join(''), income])).toEqual([
      ['abcd', { a: 11, b: 8, c: 5, d: 0 }],
      ['abdc', { a: 11, b: 8, c: 0, d: 5 }],
      ['bacd', { a: 8, b: 11, c: 5, d: 0 }],
      ['badc', { a: 8, b: 11, c: 0, d: 5 }],
    ]);
  });

  test('orders that pay the same are listed once: four equals in the middle have twelve', () => {
    const [tier] = tiersOf([
      ['a', 3],
      ['b', 3],
      ['c', 3],
      ['d', 3],
    ]);
    const orders = tier ? orderingsOf(tier).map((order) => order.join('')) : [];
    expect(orders).toHaveLength(12);
    expect(orders.slice(0, 3)).toEqual(['abcd', 'acbd', 'adbc']);
    expect(orders).toEqual(orders.toSorted());
  });
});

describe('for any powers', () => {
  const powers = fc.dictionary(
    fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    fc.integer({ min: 1, max: 9 }),
    { minKeys: 1 },
  );
  const pirates = fc.integer({ min: 0, max: 3 });
  const runs = { numRuns: 100, seed: 125 };
  const outcomes = (held: Readonly<Record<string, number>>, count: number) => {
    const claims = Object.entries(held).map(([realm, power]) => ({ realm, power }));
    const tiers = rankClaims(claims, { ...CLOTH, pirates: count });
    return listOutcomes({ tiers, secondary: null, active: 'a' } as unknown as Tally);
  };

  test('nobody is paid twice, and there are never two in one row', () => {
    fc.assert(
      fc.property(powers, pirates, (held, count) => {
        for (const { rows, income } of outcomes(held, count)) {
          expect(Object.keys(income).sort()).toEqual(Object.keys(held).sort());
          const taken = Object.values(rows).filter((row) => row !== null);
          expect(new Set(taken).size).toBe(taken.length);
          for (const [realm, row] of Object.entries(rows)) {
            expect(income[realm]).toBe(row === null ? 0 : CLOTH.ladder[row - 1]);
          }
        }
      }),
      runs,
    );
  });

  test('who has more power is never paid less', () => {
    fc.assert(
      fc.property(powers, pirates, (held, count) => {
        for (const { income } of outcomes(held, count)) {
          for (const one of Object.keys(held)) {
            for (const other of Object.keys(held)) {
              if ((held[one] ?? 0) > (held[other] ?? 0)) {
                expect(income[one]).toBeGreaterThanOrEqual(income[other] ?? 0);
              }
            }
          }
        }
      }),
      runs,
    );
  });

  const worst = (held: Readonly<Record<string, number>>, count: number, realm: string) =>
    Math.min(...outcomes(held, count).map(({ income }) => income[realm] ?? 0));
  const best = (held: Readonly<Record<string, number>>, count: number, realm: string) =>
    Math.max(...outcomes(held, count).map(({ income }) => income[realm] ?? 0));

  test('removing a rival never lowers what one is paid', () => {
    fc.assert(
      fc.property(powers, pirates, (held, count) => {
        for (const gone of Object.keys(held)) {
          const { [gone]: _gone, ...left } = held;
          for (const realm of Object.keys(left)) {
            expect(worst(left, count, realm)).toBeGreaterThanOrEqual(worst(held, count, realm));
            expect(best(left, count, realm)).toBeGreaterThanOrEqual(best(held, count, realm));
          }
        }
      }),
      runs,
    );
  });

  test('another Pirate never raises what one is paid', () => {
    fc.assert(
      fc.property(powers, pirates, (held, count) => {
        for (const realm of Object.keys(held)) {
          expect(worst(held, count + 1, realm)).toBeLessThanOrEqual(worst(held, count, realm));
          expect(best(held, count + 1, realm)).toBeLessThanOrEqual(best(held, count, realm));
        }
      }),
      runs,
    );
  });
});
