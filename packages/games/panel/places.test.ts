import { expect, it } from 'vitest';
import { placesOf } from './places.ts';

it('leaves a list as it comes, unless somebody points at what is there', () => {
  expect(placesOf(['c', 'b', 'a'], ['b', 'a'], false)).toEqual(['c', 'b', 'a']);
  expect(placesOf(['d', 'c', 'b', 'a'], ['b', 'a'], true)).toEqual(['b', 'a', 'd', 'c']);
});

it('keeps the place of what has gone under a finger, until it is lifted', () => {
  expect(placesOf(['c', 'a'], ['b', 'a'], true)).toEqual(['b', 'a', 'c']);
  expect(placesOf(['c', 'a'], ['b', 'a', 'c'], false)).toEqual(['c', 'a']);
});
