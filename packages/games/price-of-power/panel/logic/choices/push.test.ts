import { expect, test } from 'vitest';
import { findPush } from './push.ts';

const choice = {
  kind: 'primary',
  card: 'T08-1',
  powers: { france: 6, england: 3, castile: 0 },
} as const;

test('who is paid by the row of his power was pushed by nobody, nor who has none', () => {
  expect(findPush(choice, 'france', { row: 1, pirates: 0 })).toBeNull();
  expect(findPush(choice, 'england', { row: 2, pirates: 0 })).toBeNull();
  expect(findPush(choice, 'castile', { row: null, pirates: 2 })).toBeNull();
});

test('rivals push down, pirates by a row each, and both where pirates alone are too few', () => {
  expect(findPush(choice, 'france', { row: 2, pirates: 0 })).toEqual({ earned: 1, by: 'rivals' });
  expect(findPush(choice, 'france', { row: 3, pirates: 2 })).toEqual({ earned: 1, by: 'pirates' });
  expect(findPush(choice, 'france', { row: 3, pirates: 1 })).toEqual({ earned: 1, by: 'both' });
  expect(findPush(choice, 'england', { row: null, pirates: 0 })).toEqual({
    earned: 2,
    by: 'rivals',
  });
  expect(findPush(choice, 'england', { row: null, pirates: 3 })).toEqual({
    earned: 2,
    by: 'pirates',
  });
});

test('of a secondary trade nothing is told', () => {
  expect(findPush({ ...choice, kind: 'secondary' }, 'france', { row: 3, pirates: 0 })).toBeNull();
});
