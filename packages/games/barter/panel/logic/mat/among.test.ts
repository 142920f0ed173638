import { expect, test } from 'vitest';
import { areAmong, without } from './among.ts';

const KINDS = ['salt', 'iron', 'salt', 'salt'];

test('of more copies than a bag has, the first are among those in it', () => {
  expect(areAmong(KINDS, { salt: 2, grain: 1 })).toEqual([true, false, true, false]);
  expect(areAmong(KINDS, {})).toEqual([false, false, false, false]);
});

test('copies are taken from the front, and none that is not there', () => {
  expect(without(KINDS, ['salt', 'salt', 'grain'])).toEqual(['iron', 'salt']);
  expect(without(KINDS, [])).toEqual(KINDS);
});
