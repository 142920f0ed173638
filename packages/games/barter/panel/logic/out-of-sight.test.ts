import { expect, test } from 'vitest';
import { countOutOfSight, coverOf, wayInto } from './out-of-sight.ts';

/** Five of 40 pixels each, scrolled on by some. */
const rowAt = (scrolled: number) =>
  [0, 1, 2, 3, 4].map((at) => ({ left: at * 40 - scrolled, right: at * 40 + 40 - scrolled }));

test('what a window does not show whole is counted, with what the sign for it covers', () => {
  const count = (scrolled: number, width: number) =>
    countOutOfSight(rowAt(scrolled), { left: 0, right: width }, 30);
  expect(count(0, 200)).toEqual({ before: 0, after: 0 });
  expect(count(0, 199.5)).toEqual({ before: 0, after: 0 });
  expect(count(0, 190)).toEqual({ before: 0, after: 1 });
  expect(count(0, 120)).toEqual({ before: 0, after: 3 });
  expect(count(80, 120)).toEqual({ before: 3, after: 0 });
  expect(count(40, 120)).toEqual({ before: 2, after: 2 });
  expect(countOutOfSight([], { left: 0, right: 10 }, 30)).toEqual({ before: 0, after: 0 });
});

test('who is only partly in sight beside the sign is covered by it', () => {
  const cover = (scrolled: number, width: number) =>
    coverOf(rowAt(scrolled), { left: 0, right: width }, 30);
  expect(cover(0, 200)).toEqual({ before: 0, after: 0 });
  expect(cover(0, 190)).toEqual({ before: 0, after: 30 });
  expect(cover(0, 180)).toEqual({ before: 0, after: 60 });
  expect(cover(50, 120)).toEqual({ before: 30, after: 50 });
  expect(coverOf([], { left: 0, right: 10 }, 30)).toEqual({ before: 0, after: 0 });
});

test('what has come in past an edge is scrolled to, clear of what covers the edge', () => {
  const way = (left: number, right: number, width = 300) =>
    wayInto({ left, right }, { left: 0, right: width }, 30);
  expect(way(30, 70)).toBe(0);
  expect(way(230, 270)).toBe(0);
  expect(way(310, 350)).toBe(80);
  expect(way(280, 320)).toBe(50);
  expect(way(-50, -10)).toBe(-80);
  expect(way(10, 50)).toBe(-20);
  // Where there is no room for both edges its beginning counts.
  expect(way(60, 100, 90)).toBe(30);
  expect(way(30, 100, 90)).toBe(0);
});
