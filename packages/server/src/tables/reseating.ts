import type { House } from './house.ts';
import { inTurn } from './in-turn.ts';
import type { Room } from './room.ts';
import { pursue } from './sharing.ts';

export type Reseating = {
  readonly seat: string;
  /** Whether the server plays the seat from now on. */
  readonly plays: boolean;
};

/**
 * Has the server play a seat, or leave it to its person. Rejects when the store cannot tell: it may be stored all the
 * same, and the room looks there.
 */
export function reseat(house: House, room: Room, { seat, plays }: Reseating): Promise<void> {
  return inTurn(room, async () => {
    if (room.bots.includes(seat) === plays) return;
    const others = room.bots.filter((other) => other !== seat);
    const bots = plays ? [...others, seat] : others;
    try {
      await house.store.seatBots(room.id, bots);
    } catch (fault) {
      room.stale = true;
      pursue(house, room);
      throw fault;
    }
    room.bots = bots;
    // A room that was given up meanwhile is played nowhere any more; whoever opens the table reads who plays.
    if (house.rooms.get(room.id) === room) house.events.reseated(room);
  });
}
