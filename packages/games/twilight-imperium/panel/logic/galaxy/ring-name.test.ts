import { expect, test } from 'vitest';
import { placeName } from './ring-name.ts';

test('a name stands in the middle of its mark, or at the edge that it would be past', () => {
  expect(placeName('Leo', -138, 210)).toEqual({ text: 'Leo', x: -138, anchor: 'middle' });
  const long = 'Countess of the Isles';
  expect(placeName(long, -138, 210)).toEqual({ text: long, x: -210, anchor: 'start' });
  expect(placeName(long, 138, 210)).toEqual({ text: long, x: 210, anchor: 'end' });
  expect(placeName(long, 0, 210)).toEqual({ text: long, x: 0, anchor: 'middle' });
});

test('what is longer than one side has room for is cut at its end', () => {
  const { text } = placeName('Long Named Player Of The North', 0, 210);
  expect(text).toBe('Long Named Player Of Th…');
  expect([...text]).toHaveLength(24);
});
