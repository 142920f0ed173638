import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchStrain } from './strain.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the server’s own players go slower while it is busy, least where people are, and faster again', () => {
  let share = 0.6;
  const strain = watchStrain(() => share);
  vi.advanceTimersByTime(60_000);
  expect(strain.stretch(false)).toBe(1);
  share = 0.9;
  vi.advanceTimersByTime(1000);
  expect(strain.stretch(false)).toBe(2.25);
  expect(strain.stretch(true)).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect([strain.stretch(false), strain.stretch(true)]).toEqual([64, 4]);
  share = 0.6;
  vi.advanceTimersByTime(60_000);
  expect(strain.stretch(false)).toBe(64);
  share = 0.1;
  vi.advanceTimersByTime(60_000);
  expect(strain.stretch(false)).toBe(1);
  strain.stop();
  share = 0.9;
  vi.advanceTimersByTime(60_000);
  expect(strain.stretch(false)).toBe(1);
});
