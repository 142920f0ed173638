import type { AnyGame, Result } from '@haggle/engine';
import type { Lock, Store } from '../stores/store.ts';
import { refusalOf } from '../words.ts';
import { type Alarms, openAlarms } from './alarms.ts';
import { apologise, seqsOf } from './commit.ts';
import { type Journal, openJournal } from './journal.ts';
import { loadRoom } from './loading.ts';
import { type Opening, prepareOpening, type Wish } from './opening.ts';
import { readOn } from './race.ts';
import type { Pending, Request, Room } from './room.ts';
import { decide, tick } from './writer.ts';

export type RoomsOptions = {
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly now: () => number;
  /** After how many milliseconds without anybody a table leaves memory. */
  readonly idle: number;
  /** How many entries lie between two lasting snapshots. */
  readonly milestone: number;
  readonly events: RoomsEvents;
};

export type RoomsEvents = {
  readonly committed: (commands: number, seconds: number) => void;
  readonly failed: (fault: unknown) => void;
  /** A table is in memory now: bots may sit down at it. */
  readonly opened: (room: Room) => void;
  /** A table has left memory or was closed. */
  readonly retired: (room: Room) => void;
};

/** All tables: those in memory, and the way to the others. */
export type Rooms = {
  readonly create: (wish: Wish) => Promise<Result<Opening>>;
  /** The table, from memory or from the store; undefined when there is none of this id. */
  readonly open: (table: string) => Promise<Room | undefined>;
  readonly readLocks: (table: string) => Promise<readonly Lock[]>;
  /** Somebody came or went. */
  readonly greet: (room: Room) => void;
  /** Has a command decided; its reply comes when it is durable, or refused. */
  readonly ask: (room: Room, request: Request) => void;
  readonly replaceLock: (room: Room, lock: Lock) => Promise<void>;
  /** Closes a table; false when it is closed already. */
  readonly close: (room: Room) => Promise<boolean>;
  /** Takes tables that nobody uses out of memory. */
  readonly sweep: () => Promise<void>;
  readonly counts: () => {
    readonly tables: number;
    readonly seats: number;
    readonly waiting: number;
  };
  /** Wakes the clocks of all stored tables; overdue ones speak at once. */
  readonly start: () => Promise<void>;
  /** Waits for the last commit and writes snapshots. */
  readonly end: () => Promise<void>;
};

type House = RoomsOptions & {
  readonly rooms: Map<string, Room>;
  readonly loading: Map<string, Promise<Room | undefined>>;
  readonly journal: Journal;
  readonly alarms: Alarms;
};

/** How often in a row a table may lose the race against other writers before it gives up. */
const RACES = 30;

export function openRooms(options: RoomsOptions): Rooms {
  const { store, now, events } = options;
  const house: House = {
    ...options,
    rooms: new Map(),
    loading: new Map(),
    alarms: openAlarms(now, (table) => void ring(house, table).catch(events.failed)),
    journal: openJournal(store, {
      committed: events.committed,
      failed: events.failed,
      stored: (room) => afterCommit(house, room),
      fenced: (room, lost) => void afterRace(house, room, lost),
    }),
  };
  return {
    create: (wish) => create(house, wish),
    open: (table) => open(house, table),
    readLocks: async (table) => house.rooms.get(table)?.locks ?? store.readLocks(table),
    greet: (room) => greet(house, room),
    ask: (room, request) => ask(house, room, request),
    replaceLock: async (room, lock) => {
      await store.replaceLock(room.id, lock);
      room.locks = [...room.locks.filter(({ chair }) => chair !== lock.chair), lock];
    },
    close: (room) => closeRoom(house, room),
    sweep: () => sweep(house),
    counts: () => count(house),
    start: async () => {
      for (const { table, deadline } of await store.readAlarms()) house.alarms.set(table, deadline);
    },
    end: async () => {
      house.alarms.stop();
      await house.journal.drain();
      for (const room of house.rooms.values()) await snapshot(house, room);
      house.rooms.clear();
    },
  };
}

function count({ rooms, journal }: House): { tables: number; seats: number; waiting: number } {
  let seats = 0;
  for (const { game, durable } of rooms.values()) seats += game.seatsOf(durable.table.state).length;
  return { tables: rooms.size, seats, waiting: journal.waiting() };
}

async function create(house: House, wish: Wish): Promise<Result<Opening>> {
  const prepared = prepareOpening(wish, house.now());
  if (!prepared.ok) return prepared;
  const { table, append, room } = prepared.value;
  await house.store.create(table, append);
  seat(house, room);
  return prepared;
}

function seat(house: House, room: Room): void {
  house.rooms.set(room.id, room);
  setAlarm(house, room);
  house.events.opened(room);
}

async function open(house: House, table: string): Promise<Room | undefined> {
  const room = house.rooms.get(table);
  if (room) {
    greet(house, room);
    return room;
  }
  const loading = house.loading.get(table) ?? load(house, table);
  house.loading.set(table, loading);
  try {
    return await loading;
  } finally {
    house.loading.delete(table);
  }
}

/** Somebody is here: the table stays in memory, and bots that slept wake up. */
function greet(house: House, room: Room): void {
  room.usedAt = house.now();
  for (const watch of room.watchers) watch([]);
}

async function load(house: House, table: string): Promise<Room | undefined> {
  const record = await house.store.readTable(table);
  if (!record) return undefined;
  const game = house.games.get(record.game);
  if (!game) throw new Error(`this server does not know the game ${record.game}`);
  const room = await loadRoom(house.store, game, record);
  room.usedAt = house.now();
  if (tick(room, house.now())) house.journal.enqueue(room);
  seat(house, room);
  return room;
}

function ask(house: House, room: Room, request: Request): void {
  if (room.held) {
    room.held.push(request);
    return;
  }
  try {
    decide(room, request, house.now());
  } catch (fault) {
    house.events.failed(fault);
    request.reply({ ok: false, refusal: refusalOf('fault') });
  }
  if (room.pending.length > 0) house.journal.enqueue(room);
}

async function ring(house: House, table: string): Promise<void> {
  const room = await open(house, table);
  if (room && !room.held && tick(room, house.now())) house.journal.enqueue(room);
}

function setAlarm({ alarms }: House, room: Room): void {
  const open = room.closed === null;
  alarms.set(room.id, open ? room.game.deadline(room.durable.table.state) : null);
}

function afterCommit(house: House, room: Room): void {
  room.lostRaces = 0;
  setAlarm(house, room);
  if (room.durable.table.head.seq - room.snapshotAt < house.milestone) return;
  snapshot(house, room, true).catch(house.events.failed);
}

/** Another server wrote first: reads on from there, and has the lost commands decided again. */
async function afterRace(house: House, room: Room, lost: readonly Pending[]): Promise<void> {
  room.held = [];
  room.lostRaces += 1;
  try {
    await stepBack(room.lostRaces);
    await readOn(house.store, room);
    setAlarm(house, room);
    if (room.lostRaces > RACES) apologise(lost);
  } catch (fault) {
    house.events.failed(fault);
    apologise(lost);
    room.lostRaces = RACES + 1;
  }
  const again = room.lostRaces > RACES ? [] : lost.flatMap(({ request }) => request ?? []);
  const held = room.held;
  room.held = null;
  for (const request of [...again, ...held]) ask(house, room, request);
}

/** Waits a moment drawn by chance, longer each time, so that two writers do not run side by side. */
function stepBack(times: number): Promise<void> {
  const most = Math.min(2 ** times, 40);
  return new Promise((resolve) => setTimeout(resolve, Math.random() * most));
}

async function closeRoom(house: House, room: Room): Promise<boolean> {
  if (room.closed !== null || room.closing) return false;
  room.closing = true;
  try {
    while (room.pending.length > 0 || room.held) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      await house.journal.drain();
    }
    const at = house.now();
    if (!(await house.store.close(room.id, room.durable.table.head.seq, at))) return false;
    room.closed = at;
    setAlarm(house, room);
    house.events.retired(room);
    return true;
  } finally {
    room.closing = false;
  }
}

async function snapshot(house: House, room: Room, milestone = false): Promise<void> {
  const { table } = room.durable;
  const { seq, hash } = table.head;
  if (seq === room.snapshotAt) return;
  room.snapshotAt = seq;
  const { at, state } = table;
  const taken = { seq, hash, at, state, chairs: seqsOf(room.durable) };
  await house.store.saveSnapshot(room.id, taken, milestone);
}

async function sweep(house: House): Promise<void> {
  const before = house.now() - house.idle;
  for (const room of [...house.rooms.values()]) {
    const busy = room.pending.length > 0 || room.held || room.closing || room.audience.size > 0;
    if (busy || room.usedAt > before) continue;
    // Out of memory first: who asks from now on loads it anew, and meets a state that is stored.
    house.rooms.delete(room.id);
    house.events.retired(room);
    await snapshot(house, room);
  }
}
