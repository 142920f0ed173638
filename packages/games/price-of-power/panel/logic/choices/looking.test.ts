import { expect, test } from 'vitest';
import { FIRST_LOOK, isLooking } from './looking.ts';

test('a look at choices is taken up in its own form alone', () => {
  const look = { ...FIRST_LOOK, card: '17', sort: 'own', moves: { '17/sevilla/primary/': 'x' } };
  expect(isLooking(FIRST_LOOK)).toBe(true);
  expect(isLooking(JSON.parse(JSON.stringify(look)))).toBe(true);
  expect(isLooking({ ...look, sort: 'luck' })).toBe(false);
  expect(isLooking({ ...look, open: 3 })).toBe(false);
  expect(isLooking({ ...look, moves: { a: null } })).toBe(false);
  expect(isLooking({ ...look, moves: null })).toBe(false);
  expect(isLooking('sevilla')).toBe(false);
});
