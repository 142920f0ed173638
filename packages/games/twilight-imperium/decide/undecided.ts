import type { Actor } from '@haggle/engine';
import { type Refused, refuseBy } from '../desk.ts';

/** Refused `pending-decision`: `seat` must decide first; whoever waits for himself is told so. */
export function refuseUndecided(seat: string, actor: Actor, clause: string): Refused {
  const isOwn = seat === actor;
  return refuseBy('pending-decision', { seat, ...(isOwn && { what: 'mine' }) }, clause);
}
