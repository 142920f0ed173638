import { expect, test } from 'vitest';
import { forgetChair, type KeptChair, keepChair, listChairs, liveFirst } from './kept-chairs.ts';

function makeDrawer(text: string | null = null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_name: string, value: string) => {
      kept = value;
    },
  };
}

const chair = (table: string, name = 'ana'): KeptChair => ({
  table,
  chair: name,
  title: 'Friday',
  name,
});

test('the chair that was sat on last comes first, each of them once', () => {
  const drawer = makeDrawer();
  for (const one of [chair('a'), chair('b'), chair('a', 'ben'), chair('a')]) keepChair(drawer, one);
  expect(listChairs(drawer)).toEqual([chair('a'), chair('a', 'ben'), chair('b')]);
  forgetChair(drawer, { table: 'a', chair: 'ana' });
  expect(listChairs(drawer)).toEqual([chair('a', 'ben'), chair('b')]);
});

const many = Array.from({ length: 70 }, (_, at) => `t${at}`);

test('the oldest of more than sixty are left to their links', () => {
  const drawer = makeDrawer();
  for (const table of many) keepChair(drawer, chair(table));
  expect(listChairs(drawer).map(({ table }) => table)).toEqual(many.toReversed().slice(0, 60));
});

test.each(['isClosed', 'isDemo'])('what is live is not left for what is not: %s', (spare) => {
  const drawer = makeDrawer();
  keepChair(drawer, chair('live'));
  for (const table of many) keepChair(drawer, { ...chair(table), [spare]: true });
  const kept = listChairs(drawer);
  expect(kept).toHaveLength(60);
  expect(kept.map(({ table }) => table)).toEqual([...many.toReversed().slice(0, 59), 'live']);
});

test('a chair at which one still plays stands before those of closed and of demo tables', () => {
  const closed = { ...chair('a'), isClosed: true };
  const demo = { ...chair('b'), isDemo: true };
  expect(liveFirst([closed, chair('c'), demo, chair('d')])).toEqual([
    chair('c'),
    chair('d'),
    closed,
    demo,
  ]);
});

test('what no page of this version wrote is no chair', () => {
  expect(listChairs(makeDrawer('{"a":1}'))).toEqual([]);
  const whole = { ...chair('d'), at: 5, isClosed: true };
  const odd = [null, { table: 'a' }, { ...chair('b'), title: 3 }, { ...chair('e'), at: 'now' }];
  const odder = { ...chair('f'), isDemo: 'yes' };
  const text = JSON.stringify([...odd, odder, chair('c'), whole]);
  expect(listChairs(makeDrawer(text))).toEqual([chair('c'), whole]);
});
