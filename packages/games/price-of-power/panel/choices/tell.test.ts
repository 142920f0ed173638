import { expect, test } from 'vitest';
import { tellRange } from './tell.ts';

test('a figure that hangs on a ranking is told from its least to its most', () => {
  expect(tellRange({ least: 7, most: 7 })).toBe('7');
  expect(tellRange({ least: 0, most: 4 })).toBe('0 to 4');
  expect(tellRange({ least: -4, most: 4 }, true)).toBe('−4 to +4');
  expect(tellRange({ least: 0, most: 0 }, true)).toBe('0');
});
