import { type Context, sayLine } from '@haggle/engine';
import type { CommandOf } from '../commands.ts';
import { checkSeat, type Events } from '../desk.ts';
import type { State } from '../state.ts';

/** Says something to all or to one seat, whoever's turn it is and whatever is undecided; refused as by `sayLine`. */
export function say(
  state: State,
  actor: string,
  command: CommandOf<'say'>,
  { now }: Pick<Context, 'now'>,
): Events {
  return sayLine(actor, command, { now, checkSeat: (seat) => checkSeat(state, seat) });
}
