import { expect, it } from 'vitest';
import { placesOf } from './places.ts';

it('puts the newest first, unless somebody points at what is there', () => {
  expect(placesOf(['a', 'b', 'c'], ['b', 'a'], false)).toEqual(['c', 'b', 'a']);
  expect(placesOf(['a', 'b', 'c', 'd'], ['b', 'a'], true)).toEqual(['b', 'a', 'd', 'c']);
  expect(placesOf(['a', 'c'], ['b', 'a'], true)).toEqual(['a', 'c']);
});
