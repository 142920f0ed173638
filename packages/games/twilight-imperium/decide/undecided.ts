import type { Actor } from '@haggle/engine';
import { type Refused, refuseBy } from '../desk.ts';
import { clauseOf, tellDecision } from '../pending.ts';
import type { Pending, State } from '../state.ts';

/** Refused `pending-decision`: this must be decided first; whoever waits for himself is told so. */
export function refuseUndecided(state: State, due: Pending, actor: Actor): Refused {
  return refuseBy('pending-decision', tellDecision(due, actor), clauseOf(state, due));
}
