import type { LoggedEvent } from '../../../../panel.ts';

/** What a Trade Action is over with where nothing is traded, or the turn or the round ends. */
const OVER: readonly string[] = ['forgone', 'turn-begun', 'round-ended'];

/**
 * The offers that were agreed on since the cards of this Trade Action were turned up, by the end of a log: what a
 * realm was paid for while it chooses or ranks. Empty where no cards are up, or the log does not reach back to it.
 */
export function findAgreedNow(events: readonly LoggedEvent[]): ReadonlySet<unknown> {
  const bounds = ['revealed', 'collected', ...OVER];
  const begun = events.findLastIndex(({ type }) => bounds.includes(type));
  if (events[begun]?.type !== 'revealed') return new Set();
  const agreed = events.slice(begun).filter(({ type }) => type === 'agreed');
  return new Set(agreed.map(({ offer }) => offer));
}

/** What a Trade Action comes to. */
const ENDS: readonly string[] = ['collected', 'forgone'];

/** What puts an offer, as it then stands. */
const MADE: readonly string[] = ['proposed', 'revised'];

/**
 * Whether an offer was made, or last changed, before the last Trade Action came to its end, by the end of a log: what
 * its words ask for may be past. An offer of which a log that tells of such an end does not tell is older.
 */
export function isOutlived(events: readonly LoggedEvent[], id: string): boolean {
  const end = events.findLastIndex(({ type }) => ENDS.includes(type));
  if (end < 0) return false;
  return !events.slice(end).some(({ type, offer }) => offer === id && MADE.includes(type));
}

/**
 * What the active realm has done with its Trade Action in this turn, by the end of a log; undefined where the log
 * does not reach back so far, or has not come as far yet as the view.
 */
export function lastAction(
  events: readonly LoggedEvent[],
  active: string,
): 'traded' | 'forgone' | undefined {
  const last = events.findLast(({ type }) => type === 'traded' || OVER.includes(type));
  if (last?.seat !== active) return undefined;
  return last.type === 'traded' || last.type === 'forgone' ? last.type : undefined;
}
