import { expect, test } from 'vitest';
import { findObstacle } from './buying.ts';

test('a card is bought by whoever can pay for it, as long as there is one', () => {
  expect(findObstacle({ treasury: 18, price: 18, canBuy: true })).toBeNull();
  expect(findObstacle({ treasury: 17, price: 18, canBuy: false })).toBe('draw.short');
  expect(findObstacle({ treasury: 0, price: 18, canBuy: false })).toBe('draw.none');
  expect(findObstacle({ treasury: 36, price: 18, canBuy: false })).toBe('draw.empty');
});
