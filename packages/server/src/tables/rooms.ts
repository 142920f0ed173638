import type { Result, Viewer } from '@haggle/engine';
import { isStoreFault, storeFault } from '../stores/guarded.ts';
import type { BotSeat, Lock } from '../stores/store.ts';
import { forgetAbsent } from './absence.ts';
import { openAlarms } from './alarms.ts';
import { closeRoom, type NotClosed } from './closing.ts';
import { apologise } from './commit.ts';
import { type House, type RoomsOptions, setAlarm } from './house.ts';
import { openJournal } from './journal.ts';
import { loadRoom } from './loading.ts';
import { type Opening, prepareOpening, type Wish } from './opening.ts';
import { replaceLock } from './relocking.ts';
import { reseat } from './reseating.ts';
import type { AskedRequest, Request, Room } from './room.ts';
import { afterRace, compareAll, freshen, hear, isFree, pursue } from './sharing.ts';
import { markMilestone, saveSnapshots } from './snapshots.ts';
import { makeStints } from './stints.ts';
import { makeTurns } from './turns.ts';
import { decide, tick } from './writer.ts';

/** All tables: those in memory, and the way to the others. */
export type Rooms = {
  readonly create: (wish: Wish) => Promise<Result<Opening>>;
  /** The table, from memory or from the store; undefined when there is none of this id. */
  readonly open: (table: string) => Promise<Room | undefined>;
  /** Whether this is the room of its table still: it may have been given up for what is stored. */
  readonly isHere: (room: Room) => boolean;
  readonly readLocks: (table: string) => Promise<readonly Lock[]>;
  /** Somebody uses a chair: what it was told is remembered. */
  readonly use: (room: Room, chair: Viewer) => void;
  /** Somebody came to a chair, or left it. */
  readonly noteVisit: (room: Room, chair: Viewer) => void;
  /** Has a command decided; its reply comes when it is durable, or refused. */
  readonly ask: (room: Room, request: Request) => void;
  /**
   * Gives a chair another lock, when those that were asked for before have theirs; false when `may`, asked then,
   * says no.
   */
  readonly replaceLock: (room: Room, lock: Lock, may: () => Promise<boolean>) => Promise<boolean>;
  /** Has the server play a seat, or leave it to its person. */
  readonly reseat: (room: Room, asked: BotSeat) => Promise<void>;
  /** Closes a table; gives why not, or null. */
  readonly close: (room: Room) => Promise<NotClosed | null>;
  /** Takes tables that nobody uses out of memory. */
  readonly sweep: () => Promise<void>;
  readonly counts: () => {
    readonly tables: number;
    readonly seats: number;
    /** Commands that wait to be decided or for a commit. */
    readonly waiting: number;
  };
  /** Wakes the clocks of all stored tables; overdue ones speak at once. */
  readonly start: () => Promise<void>;
  /** Waits for the last commit and writes snapshots. */
  readonly end: () => Promise<void>;
};

/** How far ahead, in milliseconds, alarms are set when other servers share the store, and how often it is looked for more. */
const HORIZON = 60_000;
const ALARM_INTERVAL = 15_000;
/** A server that has the table in memory lets its clock speak at once; others wait so many milliseconds, and up to twice that. */
const OVERDUE_AFTER = 1_000;
/** After how many milliseconds it is tried again to store what could not be stored, such as a clock’s word. */
const RETRY_DELAY = 1_000;

/**
 * All tables of a store, none of them in memory yet. Nothing rings and nothing is heard of other servers before
 * `start`; faults go to `events.failed`.
 */
export function openRooms(options: RoomsOptions): Rooms {
  const house = furnish(options);
  const { store, bus } = house;
  return {
    create: (wish) => create(house, wish),
    open: (table) => open(house, table),
    isHere: (room) => house.rooms.get(room.id) === room,
    readLocks: async (table) =>
      (bus.shared ? undefined : house.rooms.get(table)?.locks) ?? store.readLocks(table),
    use: (room, chair) => use(house, room, chair),
    noteVisit: (room, chair) => {
      use(house, room, chair);
      keepAwake(house, room);
    },
    ask: (room, request) => ask(house, room, request),
    replaceLock: (room, lock, may) => replaceLock(house, room, { lock, may }),
    reseat: (room, asked) => reseat(house, room, asked),
    close: (room) => closeRoom(house, room),
    sweep: () => sweep(house),
    counts: () => count(house),
    ...makeHours(house),
  };
}

/** A house with nobody in it: what wakes its clocks, and what stores what is decided there. */
function furnish(options: RoomsOptions): House {
  const { store, now, events } = options;
  const house: House = {
    ...options,
    rooms: new Map(),
    loading: new Map(),
    changes: makeTurns(),
    saving: new Set(),
    alarms: openAlarms(now, (table) => {
      ring(house, table).catch((fault) => ringAgain(house, table, fault));
    }),
    journal: openJournal(store, {
      committed: events.committed,
      failed: events.failed,
      stored: (room) => afterCommit(house, room),
      dropped: (room) => afterLoss(house, room),
      fenced: (room, lost) => void afterRace(house, room, lost),
    }),
    stints: makeStints(),
    admit: (room, request) => admit(house, room, request),
    ended: false,
  };
  return house;
}

/** How a house begins to hear of others and to ring, and how it ends. */
function makeHours(house: House): Pick<Rooms, 'start' | 'end'> {
  const { bus, events } = house;
  let looking: NodeJS.Timeout | undefined;
  return {
    start: async () => {
      await bus.listen({
        hear: (news) => hear(house, news),
        missed: () => void compareAll(house),
      });
      // What others wrote before the line stood: some may have sat down here by then.
      if (bus.shared) void compareAll(house);
      await setAlarms(house);
      const look = (): void => void setAlarms(house).catch(events.failed);
      if (bus.shared) looking = setInterval(look, ALARM_INTERVAL).unref();
    },
    end: async () => {
      house.ended = true;
      clearInterval(looking);
      house.alarms.stop();
      await house.stints.drain();
      await house.journal.drain();
      await Promise.all(house.saving);
      // A snapshot only saves time: a store that is away keeps nobody from leaving.
      await saveSnapshots(house, [...house.rooms.values()]).catch(events.failed);
      house.rooms.clear();
      await bus.end();
    },
  };
}

function count(house: House): { tables: number; seats: number; waiting: number } {
  const { rooms, stints } = house;
  let seats = 0;
  let waiting = stints.waiting();
  for (const { game, durable, pending, held, closing } of rooms.values()) {
    seats += game.seatsOf(durable.table.state).length;
    waiting += pending.length + (held?.length ?? 0) + (closing?.length ?? 0);
  }
  return { tables: rooms.size, seats, waiting };
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

/** A table for somebody who comes to it. */
async function open(house: House, table: string): Promise<Room | undefined> {
  const room = await find(house, table);
  if (room) keepAwake(house, room);
  return room;
}

/** A table as it stands now, out of memory or out of the store. */
async function find(house: House, table: string): Promise<Room | undefined> {
  const known = house.rooms.get(table);
  // Somebody may have been at another server a moment ago: what was shown there is shown here too.
  if (known && house.bus.shared && !(await freshen(house, known))) return undefined;
  const room = known ?? (await loadOnce(house, table));
  return room && house.rooms.get(table) !== room ? find(house, table) : room;
}

/** Loads a table for all who ask for it meanwhile. */
function loadOnce(house: House, table: string): Promise<Room | undefined> {
  const known = house.loading.get(table);
  if (known) return known;
  const loading = load(house, table).finally(() => house.loading.delete(table));
  house.loading.set(table, loading);
  return loading;
}

/** Somebody is here: the table stays in memory, and bots that slept wake up. */
function keepAwake(house: House, room: Room): void {
  room.usedAt = house.now();
  for (const watch of room.watchers) watch([], []);
}

function use(house: House, room: Room, chair: Viewer): void {
  room.chairsUsedAt.set(chair, house.now());
}

async function load(house: House, table: string): Promise<Room | undefined> {
  const record = await house.store.readTable(table);
  if (!record) return undefined;
  const game = house.games.get(record.game);
  if (!game) throw new Error(`this server does not know the game ${record.game}`);
  const room = await loadRoom(house.store, game, record);
  // Nothing is seated, woken or played any more; whoever asked comes again.
  if (house.ended) throw storeFault('the server has ended');
  if (tick(room, house.now())) house.journal.enqueue(room);
  seat(house, room);
  // News that came while it was being read, of another server or of a tool beside this one, found nobody here.
  if (!(await freshen(house, room))) return undefined;
  // A clock that was silent too long is heard before anybody is shown what was before.
  if (room.pending.length > 0) await room.rested.next();
  return room;
}

/** Lets a command wait where many have come, of whatever tables. */
function ask(house: House, room: Room, request: Request): void {
  const waiting = { ...request, key: keyIn(room, request.chair) };
  house.stints.take(room.id, () => admit(house, room, waiting));
}

function keyIn({ locks }: Room, chair: Viewer): string | undefined {
  return locks.find((lock) => lock.chair === chair)?.key;
}

/**
 * Has a command decided. A room that was given up while it waited decides nothing: what is stored instead may have as
 * many entries, and would take what was decided on others. Nor is it decided when its key has died meanwhile.
 */
function admit(house: House, room: Room, request: AskedRequest): void {
  const isKeyDead = request.key !== keyIn(room, request.chair);
  if (isKeyDead || house.rooms.get(room.id) !== room) {
    apologise([request], isKeyDead ? 'not-found' : 'unavailable');
    return;
  }
  const queue = room.held ?? room.closing;
  if (queue) {
    queue.push(request);
    return;
  }
  try {
    decide(room, request, house.now());
  } catch (fault) {
    house.events.failed(fault);
    apologise([request], 'fault');
  }
  if (room.pending.length > 0) house.journal.enqueue(room);
}

/** Lets the clock of a table speak. It is nobody who comes: bots that sleep sleep on. */
async function ring(house: House, table: string): Promise<void> {
  if (house.bus.shared && !house.rooms.has(table) && !(await isOverdue(house, table))) return;
  const room = await find(house, table);
  if (!room) return;
  if (room.held) setAlarm(house, room);
  else if (tick(room, house.now())) house.journal.enqueue(room);
}

/** A store that could not be read may be back soon. The alarm that rang is gone; a commit may have set the next. */
function ringAgain({ alarms, now, events, ended }: House, table: string, fault: unknown): void {
  events.failed(fault);
  if (!ended && isStoreFault(fault) && !alarms.has(table)) alarms.set(table, now() + RETRY_DELAY);
}

/** Whether a clock is still silent after a server that has the table in memory would have let it speak. */
async function isOverdue({ store, now, alarms }: House, table: string): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, OVERDUE_AFTER * (1 + Math.random())).unref());
  const record = await store.readTable(table);
  const deadline = record?.closed === null ? record.deadline : null;
  if (deadline === null) return false;
  if (deadline > now()) alarms.set(table, deadline);
  return deadline <= now();
}

/** Sets the alarms of stored tables: all, or those soon due where other servers set some as well. */
async function setAlarms({ store, bus, alarms, now, rooms }: House): Promise<void> {
  const due = await store.readAlarms(bus.shared ? now() + HORIZON : undefined);
  for (const { table, deadline } of due) if (!rooms.has(table)) alarms.set(table, deadline);
}

function afterCommit(house: House, room: Room): void {
  room.lostRaces = 0;
  setAlarm(house, room);
  pursue(house, room);
  markMilestone(house, room);
}

/**
 * What could not be stored may be in the store all the same, so the room reads on. And if it was a word of the
 * clock, nobody would say it again; so its alarm is set once more.
 */
function afterLoss(house: House, room: Room): void {
  room.stale = true;
  pursue(house, room);
  setTimeout(() => setAlarm(house, room), RETRY_DELAY).unref();
}

async function sweep(house: House): Promise<void> {
  const before = house.now() - house.idle;
  const free = [...house.rooms.values()].filter(isFree);
  const left = free.filter((room) => room.audience.size === 0 && room.usedAt <= before);
  // Out of memory first: whoever asks from now on loads the table again, in a state that is stored.
  for (const room of left) {
    house.rooms.delete(room.id);
    house.events.retired(room);
  }
  for (const room of free) if (house.rooms.has(room.id)) forgetAbsent(room, before);
  await saveSnapshots(house, left);
}
