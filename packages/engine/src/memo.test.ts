import { describe, expect, it } from 'vitest';
import { remember, rememberAll } from './memo.ts';

describe('what a function made', () => {
  it('of an object is remembered for that object alone', () => {
    let made = 0;
    const size = remember((bag: object) => {
      made += 1;
      return { size: Object.keys(bag).length };
    });
    const bag = { a: 1 };
    expect(size(bag)).toBe(size(bag));
    expect(size({ a: 1 })).not.toBe(size(bag));
    expect(made).toBe(2);
  });

  it('of several objects is remembered for all of them together', () => {
    let made = 0;
    const pairUp = rememberAll((one: { id: string }, other: { id: string }) => {
      made += 1;
      return { names: one.id + other.id };
    });
    const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    const pair = pairUp(a, b);
    expect(pair).toEqual({ names: 'ab' });
    expect(pairUp(a, b)).toBe(pair);
    expect([pairUp(a, c), pairUp(b, a), pairUp(b, c)].map(({ names }) => names)).toEqual([
      'ac',
      'ba',
      'bc',
    ]);
    expect(pairUp(a, b)).toBe(pair);
    expect(made).toBe(4);
  });

  it('of one object or three is remembered alike', () => {
    let made = 0;
    const count = rememberAll((...bags: readonly object[]) => {
      made += 1;
      return { many: bags.length };
    });
    const [a, b, c] = [{}, {}, {}];
    for (const bags of [[a], [a, b, c], [a, c, b]]) {
      const first = count(...bags);
      expect(first).toEqual({ many: bags.length });
      expect(count(...bags)).toBe(first);
    }
    expect(made).toBe(3);
  });
});
