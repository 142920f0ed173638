import { sayLine } from '@haggle/engine';
import type { CommandOf } from '../commands.ts';
import type { Context, Desk, Events } from '../desk.ts';
import { checkSeat } from './checks.ts';

/** Says something to all or to one seat; talk binds nobody and is possible in every phase. */
export function say(
  desk: Desk,
  actor: string,
  command: CommandOf<'say'>,
  context: Context,
): Events {
  const { now } = context;
  return sayLine(actor, command, { now, checkSeat: (seat) => checkSeat(desk, 'to', seat) });
}
