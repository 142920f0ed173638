import type { LoggedEvent } from '../../../panel.ts';

/**
 * The offers that were agreed on since the cards of this Trade Action were turned up, by the end of a log: what a
 * realm was paid for while it chooses or ranks. Empty where no cards are up, or the log does not reach back to it.
 */
export function findAgreedNow(events: readonly LoggedEvent[]): ReadonlySet<unknown> {
  const begun = events.findLastIndex(({ type }) => BOUNDS.includes(type));
  if (events[begun]?.type !== 'revealed') return new Set();
  const agreed = events.slice(begun).filter(({ type }) => type === 'agreed');
  return new Set(agreed.map(({ offer }) => offer));
}

/** What a Trade Action begins with, and what it ends with. */
const BOUNDS: readonly string[] = ['revealed', 'collected', 'forgone', 'turn-begun', 'round-ended'];
