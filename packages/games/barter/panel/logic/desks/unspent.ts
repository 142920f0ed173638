import { countCommodities, faceDownOf } from '../../../face-down.ts';
import { handLimitOf } from '../../../limit.ts';
import type { View } from '../../../view.ts';

/** The seats with more commodities than may be kept when trading is over. */
export function findOver({ seats, options }: Pick<View, 'seats' | 'options'>): readonly string[] {
  return Object.keys(seats).filter((id) => {
    const limit = handLimitOf(options, seats[id]);
    return limit !== null && countCommodities(seats[id]) > limit;
  });
}

/** The seats whose calamities are still to be turned up, in the order of the table. */
export function findUnseen(seats: View['seats']): readonly string[] {
  return Object.keys(seats).filter((id) => faceDownOf(seats[id] ?? {}) > 0);
}

/**
 * The seats that hold commodities and have turned in none in this phase, in the order of the table. For a bot nobody
 * waits: it turns in only what it cannot keep, and that by itself.
 */
export function findUnspent(seats: View['seats'], bots: readonly string[]): readonly string[] {
  return Object.keys(seats).filter((id) => {
    const { spent = 0 } = seats[id] ?? {};
    return spent === 0 && countCommodities(seats[id]) > 0 && !bots.includes(id);
  });
}
