import { expect, it } from 'vitest';
import { distance } from './games.ts';

it('the distance of two words is the number of slips between them', () => {
  expect(distance('mega', 'mega')).toBe(0);
  expect(distance('mgea', 'mega')).toBe(2);
  expect(distance('meg', 'mega')).toBe(1);
  expect(distance('', 'mega')).toBe(4);
  expect(distance('civilisation', 'civilization')).toBe(1);
  expect(distance('x', 'a-very-long-name')).toBe(8);
});
