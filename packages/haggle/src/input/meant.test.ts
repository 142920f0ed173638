import { expect, it } from 'vitest';
import { distance, findMeant } from './meant.ts';

it('the distance of two words is the number of slips between them', () => {
  expect(distance('mega', 'mega')).toBe(0);
  expect(distance('mgea', 'mega')).toBe(1);
  expect(distance('emag', 'mega')).toBe(2);
  expect(distance('meg', 'mega')).toBe(1);
  expect(distance('', 'mega')).toBe(4);
  expect(distance('civilisation', 'civilization')).toBe(1);
  expect(distance('x', 'a-very-long-name')).toBe(8);
});

it('what was meant begins as was written, or is the nearest', () => {
  const known = ['salt', 'silk', 'slate', 'silver'];
  expect(findMeant('Salt', known)).toBe('salt');
  expect(findMeant('sil', known)).toBe('silk');
  expect(findMeant('salte', known)).toBe('salt');
  expect(findMeant('sliver', ['slate', 'silver'])).toBe('silver');
  expect(findMeant('slat', ['clay', 'salt'])).toBe('salt');
  expect(findMeant('iron', known)).toBe(undefined);
  expect(findMeant('', [])).toBe(undefined);
});
