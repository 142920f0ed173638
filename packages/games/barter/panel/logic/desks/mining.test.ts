import { expect, test } from 'vitest';
import type { FloorDeck } from '../floor-deck.ts';
import { chooseMining, minable } from './mining.ts';

const deck: FloorDeck = {
  commodities: {
    iron: { value: 2, limit: 3, mined: true },
    bronze: { value: 6, limit: 6, mined: true },
    grain: { value: 4, limit: 8, mined: false },
  },
  calamities: { piracy: { tradable: true } },
};

test('Mining raises metals and stones below their limit, the best first, and nothing else', () => {
  expect(minable(deck, { iron: 1, bronze: 2, grain: 4, piracy: 1 })).toEqual([
    { kind: 'bronze', gain: 30 },
    { kind: 'iron', gain: 6 },
  ]);
  expect(minable(deck, { iron: 3, grain: 4 })).toEqual([]);
});

test('Mining goes where it gains most until the player says otherwise, and never twice by itself', () => {
  const gains = [
    { kind: 'bronze', gain: 30 },
    { kind: 'iron', gain: 6 },
  ];
  const kindOf = (picked: string | null | undefined, isUsed = false) =>
    chooseMining(gains, { picked, isUsed })?.kind;
  expect(kindOf(undefined)).toBe('bronze');
  expect(kindOf('iron')).toBe('iron');
  expect(kindOf(null)).toBeUndefined();
  // What was picked is not among the cards any more.
  expect(kindOf('gold')).toBeUndefined();
  expect(kindOf(undefined, true)).toBeUndefined();
  expect(chooseMining([], { picked: undefined, isUsed: false })).toBeUndefined();
});
