import type { Lock } from '../stores/store.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** A chair that somebody may use, at its table. */
export type Entered = {
  readonly room: Room;
  readonly chair: string;
  /** Whether it is still so: for who has waited since. */
  readonly stands: () => boolean;
};

/** The chair that some of a table's locks open. */
export type ChairFinder = (locks: readonly Lock[]) => string | undefined;

/**
 * The table, with the chair that `find` says its locks open; undefined when there is no such table or none
 * of them opens, which look the same. A lock whose chair's name was damaged opens nothing.
 */
export async function enterTable(
  rooms: Rooms,
  table: string,
  find: ChairFinder,
): Promise<Entered | undefined> {
  const chair = await knock(rooms, table, find);
  return chair === undefined ? undefined : comeIn(rooms, table, find);
}

/** The first half of it: the chair, while the table stays where it is. */
export async function knock(
  rooms: Rooms,
  table: string,
  find: ChairFinder,
): Promise<string | undefined> {
  return find(await rooms.readLocks(table));
}

/** The second half. The key may have died since the knock, so it is tried on the locks that stand now. */
export async function comeIn(
  rooms: Rooms,
  table: string,
  find: ChairFinder,
): Promise<Entered | undefined> {
  const room = await rooms.open(table);
  const chair = room && find(room.locks);
  if (!room || chair === undefined || !room.durable.chairs.has(chair)) return undefined;
  rooms.use(room, chair);
  return { room, chair, stands: () => rooms.isHere(room) && find(room.locks) === chair };
}
