import { expect, test } from 'vitest';
import type { FloorDeck } from './floor-deck.ts';
import { minable } from './mining.ts';

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
