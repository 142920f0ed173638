import type { Viewer } from '@haggle/engine';
import { answerKey } from '../stores/answer-key.ts';
import type { Pending, Room } from './room.ts';

/** Lets something that was decided wait for its commit. */
export function letWait({ pending, askers, twins }: Room, one: Pending): void {
  pending.push(one);
  const { request, change } = one;
  if (!request) return;
  const { chair, id } = request;
  askers.set(chair, (askers.get(chair) ?? 0) + 1);
  if (change && id !== undefined) twins.set(answerKey({ chair, id }), one);
}

/** What the commit stored waits no more. */
export function takeStored(room: Room): readonly Pending[] {
  const stored = room.pending.splice(0, room.committing);
  room.committing = 0;
  for (const { request, change } of stored) {
    if (!request) continue;
    const { chair, id } = request;
    leave(room, chair);
    if (change && id !== undefined) room.twins.delete(answerKey({ chair, id }));
  }
  return stored;
}

function leave({ askers }: Room, chair: Viewer): void {
  const left = (askers.get(chair) ?? 0) - 1;
  if (left > 0) askers.set(chair, left);
  else askers.delete(chair);
}

/** Nothing of what waited counts any more. */
export function takeAll(room: Room): readonly Pending[] {
  const lost = room.pending;
  room.pending = [];
  room.committing = 0;
  room.askers.clear();
  room.twins.clear();
  return lost;
}
