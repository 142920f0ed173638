import { expect, it } from 'vitest';
import { runsOf, seedOf } from './runs.ts';

it('reads how many histories are wanted', () => {
  expect(runsOf(undefined)).toBe(120);
  expect(runsOf('')).toBe(120);
  expect(runsOf('7')).toBe(7);
  expect(runsOf('long')).toBe(100_000);
  expect(() => runsOf('many')).toThrow('HAGGLE_RUNS is no number: many');
  expect(() => runsOf('0')).toThrow('HAGGLE_RUNS');
});

it('reads where the draws begin', () => {
  expect(seedOf(undefined)).toBe(1);
  expect(seedOf('-7')).toBe(-7);
  expect(() => seedOf('x')).toThrow('HAGGLE_SEED is no whole number: x');
});
