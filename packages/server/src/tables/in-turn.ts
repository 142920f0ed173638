import type { Room } from './room.ts';

/** Does this when all that was to be done with the room's locks and bots before it is done, or has failed. */
export function inTurn<T>(room: Room, work: () => Promise<T>): Promise<T> {
  const turn = room.changing.then(work);
  const ended = (): void => {};
  room.changing = turn.then(ended, ended);
  return turn;
}
