import { expect, it } from 'vitest';
import { isFields } from './json.ts';

it('tells objects from lists and the rest', () => {
  expect([{}, { a: 1 }].every(isFields)).toBe(true);
  expect([[], null, undefined, 3, 'x'].some(isFields)).toBe(false);
});
