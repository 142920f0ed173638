import { expect, test } from 'vitest';
import { stepTo } from './roving.ts';

test('arrow keys go round a row, Home and End to its ends, other keys nowhere', () => {
  expect(stepTo('ArrowRight', 0, 3)).toBe(1);
  expect(stepTo('ArrowDown', 2, 3)).toBe(0);
  expect(stepTo('ArrowLeft', 0, 3)).toBe(2);
  expect(stepTo('ArrowUp', 2, 3)).toBe(1);
  expect(stepTo('Home', 2, 3)).toBe(0);
  expect(stepTo('End', 0, 3)).toBe(2);
  expect(stepTo('Enter', 0, 3)).toBeUndefined();
});
