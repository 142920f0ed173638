import { openLocalBus } from '../bus/local.ts';
import { guardStore } from '../stores/guarded.ts';
import type { RoomsEvents } from '../tables/house.ts';
import type { Outcome, Room } from '../tables/room.ts';
import { openRooms, type Rooms } from '../tables/rooms.ts';
import type { Faulty } from './faulty.ts';
import { market } from './market.ts';

const events = {
  committed: () => {},
  failed: () => {},
  raced: () => {},
  opened: () => {},
  retired: () => {},
  closed: () => {},
  relocked: () => {},
  reseated: () => {},
  undone: () => {},
};

/** The rooms of a server over a store that others use too, and of which it hears nothing. */
export function openShared(
  { store }: Pick<Faulty, 'store'>,
  heard: Partial<RoomsEvents> = {},
): Rooms {
  return openRooms({
    store: guardStore(store),
    bus: { ...openLocalBus(), shared: true },
    games: new Map([[market.id, market]]),
    now: () => 1,
    idle: 60_000,
    milestone: 1000,
    events: { ...events, ...heard },
  });
}

export const SEATS = {
  seats: ['ana', 'ben', 'cleo'],
  hands: { ana: { salt: 5 }, ben: {}, cleo: {} },
};

/** Opens a table at these rooms. */
export async function create(rooms: Rooms): Promise<Room> {
  const created = await rooms.create({ game: market, setup: SEATS, bots: [] });
  if (!created.ok) throw new Error('not opened');
  return created.value.room;
}

/** Comes to a table that is stored. */
export async function enter(rooms: Rooms, table: string): Promise<Room> {
  const room = await rooms.open(table);
  if (!room) throw new Error('not stored');
  return room;
}

/** Has ana say something at these rooms; gives what becomes of it. */
export function say(rooms: Rooms, room: Room): Promise<Outcome> {
  const command = { type: 'say', text: 'hello' };
  return new Promise((reply) => rooms.ask(room, { chair: 'ana', command, reply }));
}
