import type { LoggedEvent } from '../../../../panel.ts';
import { type Counts, countsIn } from './kept-cities.ts';

/**
 * What each seat had left of its treasury when this turn's cards had been bought, by the end of a chair's log; in
 * the first turn by the treasuries of the opening. What has been taken in or spent on the board since is not known.
 */
export function treasuryLeft(
  events: readonly LoggedEvent[],
  opening: LoggedEvent | undefined,
): Counts {
  const dealt = events.findLastIndex(isDeal);
  const left = new Map(Object.entries(countsIn((events[dealt] ?? opening)?.treasury)));
  for (const { type, seat, price } of events.slice(dealt + 1)) {
    if (type !== 'bought' || typeof seat !== 'string' || typeof price !== 'number') continue;
    left.set(seat, Math.max(0, (left.get(seat) ?? 0) - price));
  }
  return Object.fromEntries(left);
}

/** Whether an event deals the cards of a later turn, and tells everybody's cities and treasuries with them. */
export function isDeal({ type }: LoggedEvent): boolean {
  return type === 'turn-dealt';
}
