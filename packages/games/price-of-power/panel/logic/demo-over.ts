import { isReady } from '../../affordances.ts';
import type { View } from '../../view.ts';

/** Whether no realm can take a Trade Action any more, and none is under way: power and Merchants come from the host. */
export function isDemoOver(view: unknown): boolean {
  const { phase, seats } = view as View;
  return phase === 'idle' && !Object.keys(seats).some((seat) => isReady(view as View, seat));
}
