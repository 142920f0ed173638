import { describe, expect, test } from 'vitest';
import { openDrawer } from '../drawer.ts';
import { countFrom, findUnread, keepRead, type Read, takeRead } from './unread.ts';

const line = (at: number, from: string, to: string | null = null) => ({ from, to, text: 'Hm', at });

const TALK = [
  line(1, 'ben'),
  line(2, 'ben', 'ana'),
  line(3, 'ana', 'ben'),
  line(4, 'cleo', 'ana'),
  line(5, 'cleo'),
];

const NOTHING: Read = new Map();

const unread = (shown: string | null | undefined, read: Read = NOTHING) =>
  findUnread(TALK, 'ana', { shown, read }).map(({ at }) => at);

describe('what a seat has not read', () => {
  test('is what others said, to all and to it alone', () => {
    expect(unread(undefined)).toEqual([1, 2, 4, 5]);
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
    expect(findUnread(TALK, null, { shown: undefined, read: NOTHING })).toEqual([]);
  });
});

describe('what was read', () => {
  const makeDrawer = () =>
    openDrawer(() => {
      throw new DOMException('no storage');
    });

  test('is at first all that was said until then, and outlives a reload', () => {
    const drawer = makeDrawer();
    const read = takeRead(drawer, 'ana', 2);
    expect(unread(undefined, read)).toEqual([4, 5]);
    keepRead(drawer, 'ana', new Map(read).set('cleo', 4));
    expect(unread(undefined, takeRead(drawer, 'ana', 5))).toEqual([5]);
    expect(unread(undefined, takeRead(drawer, 'ben', 5))).toEqual([]);
  });

  test.each(['{}', '7', '[["ben"]]', '[[1,1]]', '[["ben","1"]]'])(
    'is what a first visit has where something else is kept: %s',
    (kept) => {
      const drawer = makeDrawer();
      drawer.setItem('ana', kept);
      expect(takeRead(drawer, 'ana', 2)).toEqual(new Map([[null, 2]]));
    },
  );
});

test('of a seat only what it says to the viewer alone is counted', () => {
  expect(countFrom([line(2, 'ben', 'ana'), line(5, 'cleo')], 'ben')).toBe(1);
  expect(countFrom([line(2, 'ben', 'ana'), line(5, 'cleo')], 'cleo')).toBe(0);
});
