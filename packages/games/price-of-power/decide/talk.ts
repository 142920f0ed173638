import { type Context, noSuch, sayLine } from '@haggle/engine';
import type { CommandOf } from '../commands.ts';
import type { Events } from '../desk.ts';
import type { State } from '../state.ts';

/** Says something to all or to one realm, whatever step the table is at; refused as by `sayLine`. */
export function say(
  { ids }: State,
  by: string,
  command: CommandOf<'say'>,
  { now }: Pick<Context, 'now'>,
): Events {
  const checkSeat = (seat: string) => (ids.includes(seat) ? null : noSuch('seat', seat));
  return sayLine(by, command, { now, checkSeat });
}
