import type { Lock } from '../stores/store.ts';
import type { House } from './house.ts';
import type { Room } from './room.ts';

/** After how many milliseconds it is tried again to put back what could not be put back. */
const AGAIN = 1_000;

type Relocking = {
  readonly lock: Lock;
  /** Asked when it is this one's turn: whoever asked may have lost his own key to the one before. */
  readonly may: () => Promise<boolean>;
};

/**
 * Gives a chair another lock; false when at its turn it may not be done any more. Of several at once each
 * waits for the one before, so that every key that is given out opens its chair until the next one is asked for
 * and stored: two answers of 200 for one chair are two keys, one after the other, of which the later stands.
 * Over several servers the store gives them their turns, and nobody comes in without a look at it.
 */
export function replaceLock(house: House, room: Room, asked: Relocking): Promise<boolean> {
  return inTurn(room, async () => {
    if (!(await asked.may())) return false;
    await store(house, room, asked.lock);
    return true;
  });
}

async function store(house: House, room: Room, lock: Lock): Promise<void> {
  const before = room.locks.find(({ chair }) => chair === lock.chair);
  try {
    await house.store.replaceLock(room.id, lock);
  } catch (fault) {
    if (before) void putBack(house, room, { lost: lock, before });
    throw fault;
  }
  hang(room, lock);
}

/** Whoever is reading the locks meanwhile reads them again, for these are others now. */
function hang(room: Room, lock: Lock): void {
  room.locks = [...room.locks.filter(({ chair }) => chair !== lock.chair), lock];
}

/**
 * A lock that could not be stored may be stored all the same, and nobody was given its key. As long as it
 * takes it is tried to put back the one before, whose key is in somebody's hand.
 */
async function putBack(
  { store, rooms, events }: House,
  room: Room,
  { lost, before }: { readonly lost: Lock; readonly before: Lock },
): Promise<void> {
  const attempt = async (): Promise<void> => {
    const locks = await store.readLocks(room.id);
    const isLost = locks.some(({ chair, key }) => chair === lost.chair && key === lost.key);
    if (!isLost) return;
    await store.replaceLock(room.id, before);
    // The lost one may have been read into memory before it was put back.
    hang(room, before);
  };
  while (rooms.get(room.id) === room) {
    try {
      return await inTurn(room, attempt);
    } catch (fault) {
      events.failed(fault);
      await new Promise((resolve) => setTimeout(resolve, AGAIN).unref());
    }
  }
}

/** Does this when all that was to be done with the room's locks before it is done, or has failed. */
function inTurn<T>(room: Room, work: () => Promise<T>): Promise<T> {
  const turn = room.relocking.then(work);
  const ended = (): void => {};
  room.relocking = turn.then(ended, ended);
  return turn;
}
