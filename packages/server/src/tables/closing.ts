import { storeFault } from '../stores/guarded.ts';
import { type House, setAlarm } from './house.ts';
import type { Room } from './room.ts';
import { freshen, pursue } from './sharing.ts';

/**
 * Closes a table with all that is under way at it; false when it is closed already, or gone. Rejects when the store
 * cannot tell: it may be closed all the same, and the room looks there.
 */
export async function closeRoom(house: House, room: Room): Promise<boolean> {
  // A closing that is under way may fail: until it has ended nobody is told that the table is closed.
  while (room.closing) await room.rested.next();
  if (room.closed !== null) return false;
  for (;;) {
    const closed = await tryToClose(house, room);
    if (closed || room.closed !== null) return closed;
    // Somebody wrote at another server meanwhile; that belongs to what is closed.
    if (!(await freshen(house, room))) return false;
    if (house.rooms.get(room.id) !== room) throw storeFault('the table was given up');
  }
}

async function tryToClose(house: House, room: Room): Promise<boolean> {
  room.closing = [];
  try {
    while (room.pending.length > 0 || room.held) await room.rested.next();
    const at = house.now();
    if (!(await house.store.close(room.id, room.durable.table.head.seq, at))) return false;
    room.closed = at;
    house.events.retired(room);
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
