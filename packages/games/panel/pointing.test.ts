import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followPointing, HURRIES, LINGERS, RESTS } from './pointing.ts';

describe('somebody points', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const watch = () => {
    const told: boolean[] = [];
    return { told, points: followPointing((isPointedAt) => told.push(isPointedAt)) };
  };

  test('by mouse, until it leaves or rests', () => {
    const { told, points } = watch();
    points.enter(false);
    points.leave(false);
    expect(told).toEqual([true, false]);
    points.enter(false);
    vi.advanceTimersByTime(RESTS - 1);
    points.enter(false);
    vi.advanceTimersByTime(RESTS - 1);
    points.scroll();
    points.elsewhere();
    expect(told.slice(2)).toEqual([true, true]);
    vi.advanceTimersByTime(1);
    expect(told.at(-1)).toBe(false);
  });

  test('by finger, for as long as there is to read', () => {
    const { told, points } = watch();
    points.enter(true);
    vi.advanceTimersByTime(10 * LINGERS);
    points.leave(true);
    vi.advanceTimersByTime(LINGERS - 1);
    points.scroll();
    vi.advanceTimersByTime(LINGERS - 1);
    expect(told).toEqual([true]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([true, false]);
  });

  test('by finger for a moment only, where what it points at waits to be put right', () => {
    const { told, points } = watch();
    points.enter(true);
    points.hurry(true);
    vi.advanceTimersByTime(LINGERS);
    points.leave(true);
    vi.advanceTimersByTime(HURRIES - 1);
    points.scroll();
    points.hurry(true);
    vi.advanceTimersByTime(HURRIES - 1);
    expect(told).toEqual([true]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([true, false]);
    points.hurry(false);
    points.enter(true);
    points.leave(true);
    vi.advanceTimersByTime(HURRIES);
    expect(told.at(-1)).toBe(true);
    points.hurry(true);
    vi.advanceTimersByTime(HURRIES);
    expect(told.at(-1)).toBe(false);
  });

  test('no more once something else is pressed', () => {
    const { told, points } = watch();
    points.enter(true);
    points.leave(true);
    points.elsewhere();
    expect(told).toEqual([true, false]);
    points.enter(true);
    points.leave(true);
    points.end();
    vi.advanceTimersByTime(LINGERS);
    expect(told).toEqual([true, false, true]);
  });
});
