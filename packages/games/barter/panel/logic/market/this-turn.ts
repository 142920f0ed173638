import type { LoggedEvent } from '../../../../panel.ts';

/** Whether something that has the id is of the turn that is being played. */
export type OfThisTurn = (id: string) => boolean;

/**
 * Tells trades and offers of this turn from those of turns before, by the end of a chair's log: a trade was
 * made since the cards were last dealt, and an offer was made or changed since. Where the log does not reach
 * back to the deal, all counts as of this turn; so it does in the first.
 */
export function findThisTurn(events: readonly LoggedEvent[]): OfThisTurn {
  const dealt = events.findLastIndex(({ type }) => type === 'turn-dealt');
  if (dealt < 0) return () => true;
  const ids = new Set(events.slice(dealt).flatMap(({ offer, trade }) => [offer, trade]));
  return (id) => ids.has(id);
}
