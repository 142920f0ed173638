import { type Crowd, makeCrowd } from '../limits/crowd.ts';
import type { Limits } from '../limits/limits.ts';
import type { Listener, Room } from '../tables/room.ts';

/** A live socket in a chair. */
export type Seat = {
  readonly chair: string;
  readonly listener: Listener;
  readonly close: (code: number, reason: string) => void;
};

/** Who sits where, live. */
export type Seating = {
  /** False when the chair has as many sockets as it may. */
  readonly enter: (room: Room, seat: Seat) => boolean;
  readonly leave: (room: Room, seat: Seat) => void;
  readonly seatsAt: (table: string) => readonly Seat[];
};

/** A seating of nobody yet, with at most `socketsPerChair` sockets in a chair; who sits there hears the room. */
export function makeSeating({ socketsPerChair }: Limits): Seating {
  const crowd: Crowd = makeCrowd(socketsPerChair);
  const tables = new Map<string, Set<Seat>>();
  return {
    enter: (room, seat) => {
      if (!crowd.enter(`${room.id} ${seat.chair}`)) return false;
      const seats = tables.get(room.id) ?? new Set();
      tables.set(room.id, seats.add(seat));
      const listeners = room.audience.get(seat.chair) ?? new Set();
      room.audience.set(seat.chair, listeners.add(seat.listener));
      return true;
    },
    leave: (room, seat) => {
      crowd.leave(`${room.id} ${seat.chair}`);
      const seats = tables.get(room.id);
      seats?.delete(seat);
      if (seats?.size === 0) tables.delete(room.id);
      const listeners = room.audience.get(seat.chair);
      listeners?.delete(seat.listener);
      if (listeners?.size === 0) room.audience.delete(seat.chair);
    },
    seatsAt: (table) => [...(tables.get(table) ?? [])],
  };
}
