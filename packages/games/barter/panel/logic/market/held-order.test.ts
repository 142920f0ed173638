import { expect, test } from 'vitest';
import { holdOrder, inOrderOfArrival } from './held-order.ts';

test('what is pointed at keeps its place, what has gone leaves a hole, what has come waits', () => {
  const held = [['a'], ['d', 'c', 'b']];
  const now = [
    ['a', 'c'],
    ['e', 'b', 'd'],
  ];
  expect(holdOrder(held, now)).toEqual({
    shelves: [
      [{ id: 'a', here: true }],
      [
        { id: 'd', here: true },
        { id: 'c', here: false },
        { id: 'b', here: true },
      ],
    ],
    fresh: ['c', 'e'],
    moved: [],
  });
});

test('what is one’s own now is dealt with where it stands, whatever shelf it came from', () => {
  const held = [['a'], ['b'], ['c']];
  expect(holdOrder(held, [['b', 'c', 'd'], ['a'], []], 2)).toEqual({
    shelves: [[{ id: 'a', here: true }], [{ id: 'b', here: true }], [{ id: 'c', here: true }]],
    fresh: ['d'],
    moved: ['b', 'c', 'a'],
  });
});

test('where nothing has changed nothing waits', () => {
  const held = [[], ['b', 'a']];
  expect(holdOrder(held, held).fresh).toEqual([]);
});

test('what comes later stands below what has come before, and what has gone leaves the row', () => {
  const first = inOrderOfArrival([], ['b']);
  const second = inOrderOfArrival(first, ['c', 'b']);
  expect(second).toEqual(['b', 'c']);
  expect(inOrderOfArrival(second, ['d', 'c'])).toEqual(['c', 'd']);
});
