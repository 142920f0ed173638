import type { Lock } from '../stores/store.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** A chair that somebody may use, at its table. */
export type Entered = { readonly room: Room; readonly chair: string };

/**
 * The table, with the chair that `find` says its locks open; undefined when there is no such table or none
 * of them opens, which look the same. A lock whose chair's name was damaged opens nothing.
 */
export async function enterTable(
  rooms: Rooms,
  table: string,
  find: (locks: readonly Lock[]) => string | undefined,
): Promise<Entered | undefined> {
  const chair = find(await rooms.readLocks(table));
  const room = chair === undefined ? undefined : await rooms.open(table);
  return room && chair !== undefined && room.durable.chairs.has(chair)
    ? { room, chair }
    : undefined;
}
