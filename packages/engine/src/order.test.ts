import { expect, it } from 'vitest';
import { compareTexts } from './order.ts';

it('texts are ordered by the numbers of their letters, a beginning before the whole', () => {
  const sorted = ['', 'B', 'a', 'a-b', 'a1', 'ab', 'z', 'ä'];
  expect(sorted.toReversed().toSorted(compareTexts)).toEqual(sorted);
  expect(sorted.map((text) => compareTexts(text, text))).toEqual(sorted.map(() => 0));
});
