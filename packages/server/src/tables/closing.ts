import { storeFault } from '../stores/guarded.ts';
import { type House, setAlarm } from './house.ts';
import type { Room } from './room.ts';
import { freshen, pursue } from './sharing.ts';

/** Why a table is not closed: it is so already, or there is none any more. */
export type NotClosed = 'table-closed' | 'not-found';

/**
 * Closes a table with all that is under way at it; gives why not, or null. Rejects when the store cannot tell: it may be
 * closed all the same, and the room looks there.
 */
export async function closeRoom(house: House, room: Room): Promise<NotClosed | null> {
  // A closing that is under way may fail: until it has ended nobody is told that the table is closed.
  while (room.closing) await room.rested.next();
  while (room.closed === null) {
    if (await tryToClose(house, room)) return null;
    // Somebody wrote at another server meanwhile; that belongs to what is closed.
    if (!(await freshen(house, room))) return 'not-found';
    if (house.rooms.get(room.id) !== room) throw storeFault('the table was given up');
  }
  return 'table-closed';
}

async function tryToClose(house: House, room: Room): Promise<boolean> {
  room.closing = [];
  try {
    while (room.pending.length > 0 || room.held) await room.rested.next();
    // What is stored instead of a room that was given up may have as many entries.
    if (house.rooms.get(room.id) !== room) return false;
    const at = house.now();
    if (!(await house.store.close(room.id, room.durable.table.head.seq, at))) return false;
    room.closed = at;
    house.events.retired(room);
    house.events.closed(room);
    return true;
  } catch (fault) {
    // What the store could not tell to be closed may be closed all the same, so it is looked there.
    room.stale = true;
    throw fault;
  } finally {
    const waiting = room.closing;
    room.closing = null;
    // An alarm that rang meanwhile was not listened to.
    setAlarm(house, room);
    for (const request of waiting) house.admit(room, request);
    pursue(house, room);
    room.rested.tell();
  }
}
