import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceAt, commitTo, shuffle } from './chance.ts';
import { hashText } from './hash.ts';

// Worked out by another program from the description of the generator.
const GOLDEN = [70, 83, 87, 89, 90, 12, 58, 79];
const GOLDEN_WORDS = [2022661170, 2212070283];
const GOLDEN_ORDER = 'bfceda';

const draws = (seed: string, seq: number, bound: number, count: number) => {
  const random = chanceAt(seed, seq);
  return Array.from({ length: count }, () => random(bound));
};

describe('chance', () => {
  it('is the same for the same seed and place on any machine', () => {
    expect(draws('haggle', 1, 100, 8)).toEqual(GOLDEN);
    expect(draws('haggle', 1, 100, 8)).toEqual(draws('haggle', 1, 100, 8));
    expect(draws('haggle', 1, 2 ** 32, 2)).toEqual(GOLDEN_WORDS);
  });

  it('differs between places and between seeds', () => {
    const many = [
      draws('a', 1, 1e6, 5),
      draws('a', 2, 1e6, 5),
      draws('b', 1, 1e6, 5),
      draws('a1', 1, 1e6, 5),
    ];
    expect(new Set(many.map(String)).size).toBe(4);
  });

  it('stays below its bound and reaches all of it', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, bound) => {
        for (const drawn of draws(seed, 1, bound, 20)) {
          expect(Number.isInteger(drawn) && drawn >= 0 && drawn < bound).toBe(true);
        }
      }),
    );
    expect(new Set(draws('x', 1, 6, 200)).size).toBe(6);
    expect(draws('x', 1, 1, 5)).toEqual([0, 0, 0, 0, 0]);
  });

  it('is even (chi squared, 1 in 10,000 against)', () => {
    for (const bound of [2, 3, 7, 10]) {
      const counts = Array<number>(bound).fill(0);
      const total = 60_000;
      for (const drawn of draws(`even ${bound}`, 1, bound, total)) {
        counts[drawn] = (counts[drawn] ?? 0) + 1;
      }
      const expected = total / bound;
      const chi = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
      expect(chi).toBeLessThan(36);
    }
  });

  it('does not favour small numbers under a bound that fits no power of two', () => {
    const bound = 3 * 2 ** 30;
    const low = draws('bias', 1, bound, 30_000).filter((drawn) => drawn < 2 ** 30).length;
    expect(low).toBeGreaterThan(9_600);
    expect(low).toBeLessThan(10_400);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('has no bound of %d', (bound) => {
    expect(() => chanceAt('x', 1)(bound)).toThrow(`chance has no bound of ${bound}`);
  });
});

describe('a shuffle', () => {
  it('keeps what it shuffles and leaves the list alone', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.string(), (list, seed) => {
        const before = [...list];
        expect(shuffle(list, chanceAt(seed, 1)).sort()).toEqual([...list].sort());
        expect(list).toEqual(before);
      }),
    );
  });

  it('gives each order as often as the others', () => {
    const counts = new Map<string, number>();
    const random = chanceAt('orders', 1);
    for (let round = 0; round < 24_000; round++) {
      const order = shuffle(['a', 'b', 'c', 'd'], random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const chi = [...counts.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(60);
  });

  it('is the same on any machine', () => {
    expect(shuffle(['a', 'b', 'c', 'd', 'e', 'f'], chanceAt('haggle', 1)).join('')).toBe(
      GOLDEN_ORDER,
    );
  });
});

describe('a commitment', () => {
  it('is the SHA-256 of salt and seed', () => {
    const sha = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(hashText('haggle äöü')).toBe(sha('haggle äöü'));
    expect(commitTo('seed', 'salt')).toBe(sha('salt:seed'));
    expect(commitTo('seed', 'salt')).not.toBe(commitTo('seed', 'pepper'));
  });
});
