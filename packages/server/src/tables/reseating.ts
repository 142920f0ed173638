import type { BotSeat } from '../stores/store.ts';
import type { House } from './house.ts';
import type { Room } from './room.ts';
import { pursue } from './sharing.ts';

/**
 * Has the server play a seat, or leave it to its person. Rejects when the store cannot tell: it may be stored all the
 * same, and the room looks there.
 */
export function reseat(house: House, room: Room, asked: BotSeat): Promise<void> {
  return house.changes.take(room.id, async () => {
    if (room.bots.includes(asked.seat) === asked.plays) return;
    try {
      room.bots = await house.store.seatBot(room.id, asked);
    } catch (fault) {
      room.stale = true;
      pursue(house, room);
      throw fault;
    }
    // A room that was given up meanwhile is played nowhere any more; whoever opens the table reads who plays.
    if (house.rooms.get(room.id) === room) house.events.reseated(room);
  });
}
