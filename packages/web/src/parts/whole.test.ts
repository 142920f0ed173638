import { expect, test } from 'vitest';
import { wholeWithin } from './whole.ts';

test.each([
  [7, 7],
  [2.5, 2],
  [-1, 0],
  [12, 9],
])('%d cities of at most nine are %d: a field for whole numbers gives no other', (typed, whole) => {
  expect(wholeWithin(typed, 9)).toBe(whole);
});
