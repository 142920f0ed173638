import { type Crowd, makeCrowd } from '../limits/crowd.ts';
import type { Limits } from '../limits/limits.ts';
import type { Listener, Room } from '../tables/room.ts';

/** A live socket in a chair. */
export type Sitter = {
  readonly chair: string;
  /** To whom limits count it. */
  readonly household: string;
  readonly listener: Listener;
  /** Wants to be told who else is connected. */
  readonly asksWho: boolean;
  readonly close: (code: number, reason: string) => void;
  /** Takes it out of its chair at once, whose key is dead, and closes it. */
  readonly expel: () => void;
};

/** Who sits where, live. */
export type Seating = {
  /** False when the chair has as many sockets as it may. */
  readonly enter: (room: Room, sitter: Sitter) => boolean;
  readonly leave: (room: Room, sitter: Sitter) => void;
  readonly sittersAt: (table: string) => readonly Sitter[];
};

/**
 * A seating of nobody yet, with at most `socketsPerChair` sockets in a chair; who sits there hears the room. The link of
 * those who watch is public: there each household has so many, and cannot keep others out.
 */
export function makeSeating({ socketsPerChair }: Limits): Seating {
  const crowd: Crowd = makeCrowd(socketsPerChair);
  const tables = new Map<string, Set<Sitter>>();
  return {
    enter: (room, sitter) => {
      if (!crowd.enter(placeOf(room, sitter))) return false;
      const sitters = tables.get(room.id) ?? new Set();
      tables.set(room.id, sitters.add(sitter));
      const listeners = room.audience.get(sitter.chair) ?? new Set();
      room.audience.set(sitter.chair, listeners.add(sitter.listener));
      return true;
    },
    leave: (room, sitter) => {
      crowd.leave(placeOf(room, sitter));
      const sitters = tables.get(room.id);
      sitters?.delete(sitter);
      if (sitters?.size === 0) tables.delete(room.id);
      const listeners = room.audience.get(sitter.chair);
      listeners?.delete(sitter.listener);
      if (listeners?.size === 0) room.audience.delete(sitter.chair);
    },
    sittersAt: (table) => [...(tables.get(table) ?? [])],
  };
}

function placeOf({ id }: Room, { chair, household }: Sitter): string {
  return chair === 'spectator' ? `${id} ${chair} ${household}` : `${id} ${chair}`;
}
