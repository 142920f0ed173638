import { describe, expect, test } from 'vitest';
import { countFrom, findUnread, type Read } from './unread.ts';

const line = (at: number, from: string, to: string | null = null) => ({ from, to, text: 'Hm', at });

const TALK = [
  line(1, 'ben'),
  line(2, 'ben', 'ana'),
  line(3, 'ana', 'ben'),
  line(4, 'cleo', 'ana'),
  line(5, 'cleo'),
];

const NOTHING: Read = new Map();

const unread = (shown: string | null | undefined, read: Read = NOTHING, start = 0) =>
  findUnread(TALK, 'ana', { shown, read, start }).map(({ at }) => at);

describe('what a seat has not read', () => {
  test('is what others said since the page came, to all and to it alone', () => {
    expect(unread(undefined)).toEqual([1, 2, 4, 5]);
    expect(unread(undefined, NOTHING, 2)).toEqual([4, 5]);
  });

  test('is nothing while all the talk is in sight, and the rest while that with one seat is', () => {
    expect(unread(null)).toEqual([]);
    expect(unread('cleo')).toEqual([1, 2, 5]);
  });

  test('is not what was in sight before', () => {
    expect(unread(undefined, new Map([[null, 4]]))).toEqual([5]);
    expect(unread(undefined, new Map([['cleo', 5]]))).toEqual([1, 2, 5]);
  });

  test('is nothing for whoever has no seat', () => {
    expect(findUnread(TALK, null, { shown: undefined, read: NOTHING, start: 0 })).toEqual([]);
  });
});

test('of a seat only what it says to the viewer alone is counted', () => {
  expect(countFrom([line(2, 'ben', 'ana'), line(5, 'cleo')], 'ben')).toBe(1);
  expect(countFrom([line(2, 'ben', 'ana'), line(5, 'cleo')], 'cleo')).toBe(0);
});
