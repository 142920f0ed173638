import { expect, test } from 'vitest';
import { titleOf } from './use-title.ts';

test('the title of the tab says how much waits', () => {
  expect(titleOf('Friday', 0)).toBe('Friday · Haggle');
  expect(titleOf('Friday', 2)).toBe('(2) Friday · Haggle');
});
