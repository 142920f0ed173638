import { expect, test } from 'vitest';
import { inFront, isPart } from './parts.ts';

test('when a table closes, the mat in front gives way to the offers, the rest stays', () => {
  expect(inFront('mat', true)).toBe('mat');
  expect(inFront('mat', false)).toBe('floor');
  expect(inFront('talk', false)).toBe('talk');
});

test('what a page of another version calls a part is none', () => {
  expect(['floor', 'mat', 'talk', 'log'].every(isPart)).toBe(true);
  expect(['shop', 1, null, undefined].some(isPart)).toBe(false);
});
