import { expect, test } from 'vitest';
import { readMark, readPlace } from './router.ts';

test('addresses mean places, and keys stay in the fragment', () => {
  const read = (address: string) => readPlace(new URL(address, 'http://haggle.test'));
  expect(read('/')).toEqual({ at: 'front' });
  expect(read('/new?game=x')).toEqual({ at: 'lobby', game: 'x' });
  expect(read('/t/abc_1#KEY')).toEqual({ at: 'table', table: 'abc_1', fragment: 'KEY' });
  expect(read('/t/a/b')).toEqual({ at: 'nowhere' });
  expect(read('/t/a%20b')).toEqual({ at: 'nowhere' });
});

test('an entry of the history bears a mark or none, whatever else is kept with it', () => {
  expect(readMark({ mark: 'abc_1' })).toBe('abc_1');
  for (const state of [null, undefined, 'abc_1', {}, { mark: null }, { mark: 1 }]) {
    expect(readMark(state)).toBeNull();
  }
});
