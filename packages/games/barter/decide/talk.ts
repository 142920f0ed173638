import { done, malformed } from '@haggle/engine';
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
  const to = command.to ?? null;
  const refused = to === null ? null : checkSeat(desk, 'to', to);
  if (refused) return refused;
  if (to === actor) return malformed('to', 'nobody talks to himself');
  return done([{ type: 'said', from: actor, to, text: command.text, at: context.now }]);
}
