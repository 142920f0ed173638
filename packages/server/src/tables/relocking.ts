import type { Lock } from '../stores/store.ts';
import type { House } from './house.ts';
import type { Room } from './room.ts';

/** After how many milliseconds it is tried again to put back what could not be put back. */
const RETRY_DELAY = 1_000;

type Relocking = {
  readonly lock: Lock;
  /** Asked when it is this one's turn: whoever asked may have lost his own key to the one before. */
  readonly may: () => Promise<boolean>;
};

/**
 * Gives a chair another lock; false when `may`, asked at its turn, says no. Several at once wait for each other, so
 * that two answers of 200 for one chair are two keys, one after the other, of which the later one stands. Between
 * several servers the store decides the order, and every request and join looks at the store first.
 */
export function replaceLock(house: House, room: Room, asked: Relocking): Promise<boolean> {
  return house.changes.take(room.id, async () => {
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
  hang(house, room, lock);
}

/**
 * Hangs a stored lock where the table is in memory now, which may be a room that came after this one. Makes a new list,
 * by which a reading of the locks that is under way notices that it must read again.
 */
function hang(house: House, before: Room, lock: Lock): void {
  const room = house.rooms.get(before.id) ?? before;
  if (room.locks.some(({ chair, key }) => chair === lock.chair && key === lock.key)) return;
  room.locks = [...room.locks.filter(({ chair }) => chair !== lock.chair), lock];
  house.events.relocked(room, lock.chair);
}

/**
 * A lock that could not be stored may be stored all the same, and nobody was given its key. So the lock before it,
 * whose key somebody holds, is put back, however many tries that takes: also when the table has left memory meanwhile.
 */
async function putBack(
  house: House,
  room: Room,
  { lost, before }: { readonly lost: Lock; readonly before: Lock },
): Promise<void> {
  const { store, events, changes } = house;
  const attempt = async (): Promise<void> => {
    const locks = await store.readLocks(room.id);
    const isLost = locks.some(({ chair, key }) => chair === lost.chair && key === lost.key);
    if (!isLost) return;
    await store.replaceLock(room.id, before);
    // The lost one may have been read into memory before it was put back.
    hang(house, room, before);
  };
  while (!house.ended) {
    try {
      return await changes.take(room.id, attempt);
    } catch (fault) {
      events.failed(fault);
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY).unref());
    }
  }
}
