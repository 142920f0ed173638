import { leastMissed } from '../cards/value.ts';
import type { Command } from '../commands.ts';
import { handLimitOf } from '../limit.ts';
import type { Situation } from './situation.ts';

/** Gives up the commodities that the hand misses least, down to the hand limit. */
export function surrenderSurplus({ view, seat, scales, stock }: Situation): Command | null {
  const { commodities } = scales.facts;
  const limit = handLimitOf(view.options, view.seats[seat]);
  if (limit === null) return null;
  let count = -limit;
  for (const kind in stock.hand) if (commodities.has(kind)) count += stock.hand[kind] ?? 0;
  if (count <= 0) return null;
  const cards = leastMissed(stock.hand, count, (kind) => commodities.get(kind));
  return { type: 'surrender', cards };
}
