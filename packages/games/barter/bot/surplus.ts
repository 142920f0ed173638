import type { Command } from '../commands.ts';
import { handLimitOf } from '../limit.ts';
import { worthOfLast } from './scales.ts';
import type { Situation } from './situation.ts';

/** Gives up the commodities that the hand misses least, down to the hand limit. */
export function surrenderSurplus({ view, seat, scales, stock }: Situation): Command | null {
  const { commodities } = scales.facts;
  const left: Record<string, number> = { ...stock.hand };
  const held = Object.keys(left).filter((kind) => commodities.has(kind));
  const count = held.reduce((sum, kind) => sum + (left[kind] ?? 0), 0);
  const cards: Record<string, number> = {};
  const limit = handLimitOf(view.options, view.seats[seat]);
  for (let missing = count - (limit ?? count); missing > 0; missing--) {
    const kind = held
      .filter((candidate) => (left[candidate] ?? 0) > 0)
      .sort((one, other) => worthOfLast(scales, left, one) - worthOfLast(scales, left, other))[0];
    if (kind === undefined) return null;
    left[kind] = (left[kind] ?? 0) - 1;
    cards[kind] = (cards[kind] ?? 0) + 1;
  }
  return Object.keys(cards).length > 0 ? { type: 'surrender', cards } : null;
}
