import { expect, it } from 'vitest';
import { seedIn, seedSchema } from './seed-schema.ts';

it.each([
  [{ seed: 'dawn' }, 'dawn'],
  [{ seed: 42 }, '42'],
  [{ seed: '42' }, '42'],
  [{ seed: 0 }, '0'],
  [{ seed: '' }, undefined],
  [{ seed: 'x'.repeat(201) }, undefined],
  [{ seed: 1.5 }, undefined],
  [{ seed: 'half of \ud83d' }, undefined],
  [{ seed: 'whole \ud83d\ude00' }, 'whole \ud83d\ude00'],
  [{ seed: null }, undefined],
  [{ seats: 4 }, undefined],
  [Object.create({ seed: 'of another' }), undefined],
  [null, undefined],
  [undefined, undefined],
  ['seed', undefined],
])('the seed of a set-up is its text, or the digits of its number: %j', (setup, seed) => {
  expect(seedIn(setup)).toBe(seed);
});

it('a seed is up to 200 letters long', () => {
  expect(seedSchema.safeParse('x'.repeat(200)).success).toBe(true);
  expect(seedSchema.safeParse('x'.repeat(201)).success).toBe(false);
});
