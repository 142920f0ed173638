import { expect, test } from 'vitest';
import { inFront } from './parts.ts';

test('when a table closes, the mat in front gives way to the offers, the rest stays', () => {
  expect(inFront('mat', true)).toBe('mat');
  expect(inFront('mat', false)).toBe('floor');
  expect(inFront('talk', false)).toBe('talk');
});
