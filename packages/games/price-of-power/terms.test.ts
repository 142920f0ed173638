import { expect, test } from 'vitest';
import { findShort, isEmpty, wordsOf } from './terms.ts';

const seats = { england: { ducats: 3 }, france: { ducats: 2 } };
const between = { from: 'england', to: 'france' };

test('an offer of nothing is empty, one of words alone is not', () => {
  expect(isEmpty({ gives: 0, asks: 0, deal: null })).toBe(true);
  expect(isEmpty({ gives: 0, asks: 1, deal: null })).toBe(false);
  expect(isEmpty({ gives: 1, asks: 0, deal: null })).toBe(false);
  expect(isEmpty({ gives: 0, asks: 0, deal: 'Rank me first' })).toBe(false);
});

test('short is who has less than he would give, the maker before the other', () => {
  expect(findShort(seats, { ...between, gives: 3, asks: 2 })).toBeNull();
  expect(findShort(seats, { ...between, gives: 3, asks: 3 })).toBe('to');
  expect(findShort(seats, { ...between, gives: 4, asks: 3 })).toBe('from');
  expect(findShort(seats, { from: 'england', to: 'castile', gives: 0, asks: 1 })).toBe('to');
});

test('several promises are told as one text', () => {
  expect(wordsOf('Rank me first')).toBe('Rank me first');
  expect(wordsOf([{ text: 'Rank me first' }, { text: 'no pirates' }])).toBe(
    'Rank me first; no pirates',
  );
});
