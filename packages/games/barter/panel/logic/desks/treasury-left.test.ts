import { expect, test } from 'vitest';
import { treasuryLeft } from './treasury-left.ts';

const opening = { type: 'opened', treasury: { crete: 40, thrace: 18 } };
const bought = (seat: string) => ({ type: 'bought', seat, price: 18 });

test('in the first turn it is what the opening gave, less the cards that were bought', () => {
  const events = [bought('crete'), { type: 'trading-opened' }, bought('crete')];
  expect(treasuryLeft(events, opening)).toEqual({ crete: 4, thrace: 18 });
});

test('later it is what the last deal gave, less what was bought since', () => {
  const dealt = { type: 'turn-dealt', treasury: { crete: 20, thrace: 5 } };
  const events = [bought('thrace'), dealt, bought('crete')];
  expect(treasuryLeft(events, opening)).toEqual({ crete: 2, thrace: 5 });
});

test('where nothing is known of it there is nothing', () => {
  expect(treasuryLeft([], undefined)).toEqual({});
  expect(treasuryLeft([], { type: 'opened' })).toEqual({});
});
