import { expect, test } from 'vitest';
import { warningAt } from './warning.ts';

test.each([
  [60_001, null],
  [60_000, 60],
  [30_001, 60],
  [30_000, 30],
  [9_500, 10],
  [0, null],
])('with %i ms left the warning is that of %s seconds', (left, warning) => {
  expect(warningAt(left)).toBe(warning);
});
