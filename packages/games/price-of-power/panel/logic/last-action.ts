import type { LoggedEvent } from '../../../panel.ts';

/**
 * What the active realm has done with its Trade Action in this turn, by the end of a log; undefined where the log
 * does not reach back so far, or has not come as far yet as the view.
 */
export function lastAction(
  events: readonly LoggedEvent[],
  active: string,
): 'traded' | 'forgone' | undefined {
  const last = events.findLast(({ type }) => ENDS.includes(type));
  if (last?.seat !== active) return undefined;
  return last.type === 'traded' || last.type === 'forgone' ? last.type : undefined;
}

/** What a Trade Action ends with, and what begins a turn after it. */
const ENDS: readonly string[] = ['traded', 'forgone', 'turn-begun', 'round-ended'];
