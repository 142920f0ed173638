import { done, malformed, type Refused, type Result } from '../refusal.ts';
import type { TalkLine } from './talk.ts';

/** The longest line of talk, in letters. */
export const LONGEST_TALK = 500;

/** What a seat can always do: say something, as a command that is ready to fill in. */
export const SAYING = { command: { type: 'say', text: '…' }, fields: ['to', 'text'] } as const;

type Saying = { readonly to?: string | null | undefined; readonly text: string };
type Said = TalkLine & { readonly type: 'said' };

/**
 * The event of a line that a seat says now. Refused by `checkSeat` where it is for somebody who does not sit at the
 * table, and `malformed` where it is for the seat itself; no clause stands behind talk.
 */
export function sayLine(
  by: string,
  { to: addressee, text }: Saying,
  {
    now,
    checkSeat,
  }: { readonly now: number; readonly checkSeat: (seat: string) => Refused | null },
): Result<readonly [Said]> {
  const to = addressee ?? null;
  const refused = to === null ? null : checkSeat(to);
  if (refused) return refused;
  if (to === by) return malformed('to', 'nobody talks to himself');
  return done([{ type: 'said', from: by, to, text, at: now }]);
}
