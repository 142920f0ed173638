import { expect, test } from 'vitest';
import { readingTime } from './reading-time.ts';

test('a few words are gone before long, and a long rule stands no longer than twelve seconds', () => {
  expect(readingTime('You do not hold that.')).toBeLessThan(4000);
  expect(readingTime('x'.repeat(60))).toBeGreaterThan(6000);
  expect(readingTime('x'.repeat(500))).toBe(12_000);
});
