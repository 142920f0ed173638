import { expect, test } from 'vitest';
import { refsOf } from './refs.ts';

type Made =
  | { readonly type: 'proposed'; readonly offer: string; readonly to: string }
  | { readonly type: 'spent'; readonly value: number };

test('refs are the named fields of the last events of their types', () => {
  const events: readonly Made[] = [
    { type: 'proposed', offer: 'ana-ben-1', to: 'ben' },
    { type: 'spent', value: 12 },
    { type: 'proposed', offer: 'ana-cleo-1', to: 'cleo' },
  ];
  expect(refsOf(events, { proposed: 'offer' })).toEqual({ offer: 'ana-cleo-1' });
  expect(refsOf(events, { spent: 'value', proposed: 'offer' })).toEqual({
    value: '12',
    offer: 'ana-cleo-1',
  });
  expect(refsOf([], { proposed: 'offer' })).toEqual({});
});
