import { expect, test } from 'vitest';
import { findNoOffers } from './no-offers.ts';

const floor = {
  phase: 'trade',
  still: false,
  hasMat: true,
  isWatching: false,
  hadSome: false,
} as const;

test('only where nothing of this turn lay there it is said that nothing does yet', () => {
  expect(findNoOffers(floor)).toBe('market.none');
  expect(findNoOffers({ ...floor, hasMat: false })).toBe('market.none-yet');
  expect(findNoOffers({ ...floor, hadSome: true })).toBe('market.none-now');
});

test('before trading it is said when offers are made, unless the table is closed', () => {
  const draw = { ...floor, phase: 'draw' } as const;
  expect(findNoOffers(draw)).toBe('market.before');
  expect(findNoOffers({ ...draw, still: true })).toBe('market.none-after');
});

test('after trading what was offered and traded speaks for itself', () => {
  const purchase = { ...floor, phase: 'purchase' } as const;
  expect(findNoOffers(purchase)).toBe('market.none-after');
  expect(findNoOffers({ ...purchase, hadSome: true })).toBe(null);
});

test('whoever watches is told of offers that are open to all alone', () => {
  const watched = { ...floor, hasMat: false, isWatching: true } as const;
  expect(findNoOffers(watched)).toBe('market.none-open');
  expect(findNoOffers({ ...watched, hadSome: true })).toBe('market.none-open');
  expect(findNoOffers({ ...watched, phase: 'purchase' })).toBe('market.none-after');
});
