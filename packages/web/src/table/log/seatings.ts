import type { Words } from '@haggle/engine';
import type { LogEntry } from '../../api.ts';
import { say, seatName } from '../../say.ts';

/**
 * That a bot has taken a seat, or given it back, as long as this page was open: the log of the table has nothing of it,
 * for the rules know nothing of it.
 */
export type Seating = {
  /** The position in the log after which it was. */
  readonly after: number;
  readonly at: number;
  readonly seat: string;
  /** Whether a bot plays there now. */
  readonly plays: boolean;
};

/** What has changed between the seats that bots played before and those that they play now. */
export function seatingsBetween(
  before: readonly string[],
  now: readonly string[],
  when: Pick<Seating, 'after' | 'at'>,
): readonly Seating[] {
  const gone = before.filter((seat) => !now.includes(seat));
  const come = now.filter((seat) => !before.includes(seat));
  return [
    ...gone.map((seat) => ({ ...when, seat, plays: false })),
    ...come.map((seat) => ({ ...when, seat, plays: true })),
  ];
}

/** The log with the seatings between its entries, each where it was. */
export function withSeatings(
  entries: readonly LogEntry[],
  seatings: readonly Seating[],
): readonly (LogEntry | Seating)[] {
  const placeOf = (line: LogEntry | Seating) => ('event' in line ? line.seq : line.after);
  return [...entries, ...seatings].toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** A seating as a sentence of the log. */
export function tellSeating({ seat, plays }: Seating, words: Words): string {
  return say(plays ? 'log.bot-plays' : 'log.bot-gone', { seat: seatName(seat, words) });
}
