import { expect, test } from 'vitest';
import { forgetChair, type KeptChair, keepChair, listChairs } from './kept-chairs.ts';

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

test('the oldest of more than six are left to their links', () => {
  const drawer = makeDrawer();
  for (const table of 'abcdefgh') keepChair(drawer, chair(table));
  expect(listChairs(drawer).map(({ table }) => table)).toEqual([...'hgfedc']);
});

test('what no page of this version wrote is no chair', () => {
  expect(listChairs(makeDrawer('{"a":1}'))).toEqual([]);
  const whole = { ...chair('d'), at: 5, isClosed: true };
  const odd = [null, { table: 'a' }, { ...chair('b'), title: 3 }, { ...chair('e'), at: 'now' }];
  const text = JSON.stringify([...odd, chair('c'), whole]);
  expect(listChairs(makeDrawer(text))).toEqual([chair('c'), whole]);
});
