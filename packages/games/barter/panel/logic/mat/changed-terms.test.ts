import { expect, test } from 'vitest';
import { findChanges } from './changed-terms.ts';

const side = (count: number, ...named: readonly string[]) => ({ count, named });

test('what is new in one side of an offer is told by what has come and what has gone', () => {
  expect(findChanges(side(3, 'incense'), side(3, 'gems'))).toEqual({
    come: ['gems'],
    gone: ['incense'],
  });
  expect(findChanges(side(3, 'salt', 'salt'), side(4, 'salt', 'iron', 'salt', 'salt'))).toEqual({
    come: ['iron', 'salt'],
    gone: [],
    count: { was: 3, is: 4 },
  });
  expect(findChanges(side(3, 'salt'), side(3, 'salt'))).toBeNull();
});

test('that other names of the same bind is told, and a promise of no calamity', () => {
  expect(findChanges(side(3, 'salt', 'iron', 'gems'), side(3, 'salt', 'gems', 'iron'))).toEqual({
    come: [],
    gone: [],
    binds: ['salt', 'gems'],
  });
  const free = { ...side(3, 'salt'), calamityFree: true } as const;
  expect(findChanges(side(3, 'salt'), free)).toEqual({ come: [], gone: [], promise: true });
  expect(findChanges(free, side(3, 'salt'))).toEqual({ come: [], gone: [], promise: false });
});
