import { describe, expect, it } from 'vitest';
import type { View } from '../view.ts';
import { hasHopedEnough } from './pace.ts';
import { readSituation } from './situation.ts';
import { facts, lowest, viewOf } from './testing/table.ts';

/** Whether Crete has hoped enough five seconds into the trading, beside seats that have finished or not. */
function hopes(others: readonly boolean[], parts: Partial<View> = {}): boolean {
  const seats = Object.fromEntries(
    others.map((finished, at) => [`other-${at}`, { cards: 8, finished }]),
  );
  const crete = { cards: 8, finished: false };
  const view = viewOf({ salt: 3, grain: 2, iron: 1 }, { seats: { crete, ...seats }, ...parts });
  const seen = { seat: 'crete', now: -55_000, random: lowest };
  return !hasHopedEnough(readSituation(view, facts, seen));
}

describe('a bot that hopes for an answer', () => {
  it('lets those who have all finished wait no longer', () => {
    expect(hopes([false, true])).toBe(true);
    expect(hopes([true, true])).toBe(false);
  });

  it('goes by most of them where the clock is stopped: of two bots neither would be the last', () => {
    const stopped = { deadline: null, stopped: 295 };
    expect(hopes([true, true, false], stopped)).toBe(false);
    expect(hopes([true, false, false], stopped)).toBe(true);
    expect(hopes([true, true, false])).toBe(true);
  });
});
