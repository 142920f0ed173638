import { isSame } from '@haggle/engine';
import type { News } from '../bus/bus.ts';
import { isStoreFault } from '../stores/guarded.ts';
import type { Lock } from '../stores/store.ts';
import { codeFor } from '../words.ts';
import { apologise } from './commit.ts';
import { type House, setAlarm } from './house.ts';
import { readOn } from './reading-on.ts';
import type { AskedRequest, Room } from './room.ts';

/** How often in a row a table may lose the race against other writers before it gives up. */
const RACES = 30;
/** After how many milliseconds it is tried again to read what could not be read. */
const RETRY_DELAY = 500;

/** Another server changed a table: if it is in memory here, it reads on and shows what is new. */
export function hear(house: House, { table, head }: News): void {
  const room = house.rooms.get(table);
  if (!room) return;
  if (head === null) room.stale = true;
  else room.heard = Math.max(room.heard, head);
  pursue(house, room);
}

/** News may have been lost: every table in memory is compared with the store. */
export async function compareAll(house: House): Promise<void> {
  for (const room of [...house.rooms.values()]) {
    room.stale = true;
    if (isFree(room)) await readAlong(house, room).catch(leaveToRetry);
  }
}

/** Reads on if there is something to read and nothing else is under way; whatever is under way calls this when it ends. */
export function pursue(house: House, room: Room): void {
  if (!isBehind(room) || !isFree(room)) return;
  readAlong(house, room).catch(leaveToRetry);
}

/**
 * Brings a room up to what the store holds now, keys included; false when the table is gone. Rejects
 * when the store cannot be read.
 */
export async function freshen(house: House, room: Room): Promise<boolean> {
  const { seq } = room.durable.table.head;
  const [record, locks] = await Promise.all([
    house.store.readTable(room.id),
    house.store.readLocks(room.id),
  ]);
  if (record) room.heard = Math.max(room.heard, record.head);
  const isOther =
    !record ||
    record.closed !== room.closed ||
    record.head < seq ||
    !isSame(record.bots, room.bots);
  if (isOther || findChanged(room, locks).length > 0) room.stale = true;
  // A reading under way is waited for too: when it began it cleared what says that there is something to read.
  while ((isBehind(room) || room.held) && house.rooms.get(room.id) === room) {
    if (isFree(room)) await readAlong(house, room);
    else await (room.reading ?? room.rested.next());
  }
  return record !== undefined;
}

/** Another server wrote first: reads on from there, and has the lost commands decided again. */
export async function afterRace(
  house: House,
  room: Room,
  lost: readonly AskedRequest[],
): Promise<void> {
  house.events.raced();
  room.lostRaces += 1;
  const tooOften = room.lostRaces > RACES;
  // Held from now on, so that nothing else is decided on what is known to be old.
  room.held = [];
  await stepBack(room.lostRaces);
  if (tooOften) apologise(lost, 'unavailable');
  else room.held.unshift(...lost);
  await readAlong(house, room).catch(leaveToRetry);
}

/** Nobody waits for this reading; it was told that it failed, and it is tried again. */
function leaveToRetry(_fault: unknown): void {}

/** Reads on now. Rejects when that is not possible; then it is tried again, whoever asked for it. */
async function readAlong(house: House, room: Room): Promise<void> {
  room.held ??= [];
  const reading = readWhileHeld(house, room);
  room.reading = reading;
  try {
    await reading;
  } catch (fault) {
    tryAgain(house, room, fault);
    throw fault;
  } finally {
    // The next one may be under way already.
    if (room.reading === reading) room.reading = undefined;
    room.rested.tell();
  }
}

/**
 * Reads on while commands wait, then has them decided. When it cannot be read, whoever waits is told, and
 * the fault is thrown on.
 */
async function readWhileHeld(house: House, room: Room): Promise<void> {
  const { stale } = room;
  // Before it is read, so that news that come meanwhile are not forgotten.
  Object.assign(room, { stale: false, heard: 0 });
  let fault: unknown;
  try {
    if (!(await takeOver(house, room, { whole: stale }))) return;
  } catch (caught) {
    fault = caught;
    house.events.failed(caught);
  }
  const held = room.held ?? [];
  room.held = null;
  if (fault !== undefined) {
    apologise(held, codeFor(fault));
    throw fault;
  }
  for (const request of held) house.admit(room, request);
  pursue(house, room);
}

/** Takes over what others wrote, with `whole` their keys too; false when the room has been given up. */
async function takeOver(
  house: House,
  room: Room,
  { whole }: { readonly whole: boolean },
): Promise<boolean> {
  const { closed, bots } = room;
  const found = await readOn(house.store, room, { whole });
  if (found !== 'read') {
    if (found === 'gone') forget(house, room);
    else startAnew(house, room);
    return false;
  }
  // Told before anything else is read: where that fails, nobody would know any more what was new.
  const isOpenAgain = closed !== null && room.closed === null;
  if (isOpenAgain || !isSame(bots, room.bots)) house.events.reseated(room);
  if (closed === null && room.closed !== null) {
    house.events.retired(room);
    house.events.closed(room);
  }
  setAlarm(house, room);
  if (whole) applyLocks(house, room, await readLocks(house, room));
  return true;
}

/** The table was deleted: it is taken out of memory, no key opens it any more, and everybody is sent away. */
function forget(house: House, room: Room): void {
  house.alarms.set(room.id, null);
  dropRoom(house, room, 'not-found');
  applyLocks(house, room, []);
}

/**
 * The store lost what it had stored, as in a failover to a database that was behind. What is in memory
 * is given up; everybody comes back at once and is shown what is stored.
 */
function startAnew(house: House, room: Room): void {
  const lost = `the store lost entries of table ${room.id}, which had ${room.durable.table.head.seq}`;
  house.events.failed(new Error(lost));
  dropRoom(house, room, 'unavailable');
  house.events.undone(room);
}

function dropRoom(house: House, room: Room, code: 'not-found' | 'unavailable'): void {
  house.rooms.delete(room.id);
  house.events.retired(room);
  apologise(room.held ?? [], code);
  room.held = null;
}

/** The locks that are stored; read once more when a chair was given another one here meanwhile. */
async function readLocks(house: House, room: Room): Promise<readonly Lock[]> {
  const before = room.locks;
  const locks = await house.store.readLocks(room.id);
  return room.locks === before ? locks : readLocks(house, room);
}

function applyLocks(house: House, room: Room, locks: readonly Lock[]): void {
  const changed = findChanged(room, locks);
  room.locks = locks;
  for (const chair of changed) house.events.relocked(room, chair);
}

/** The chairs whose keys are others now. */
function findChanged(room: Room, locks: readonly Lock[]): string[] {
  return room.locks
    .filter(({ chair, key }) => locks.find((lock) => lock.chair === chair)?.key !== key)
    .map(({ chair }) => chair);
}

function isBehind(room: Room): boolean {
  return room.stale || room.heard > room.durable.table.head.seq;
}

/** Whether nothing is under way in a room: no commit, no reading on, no closing. */
export function isFree(room: Room): boolean {
  return !room.held && room.pending.length === 0 && !room.closing;
}

/** The store may be back soon; a log that is damaged stays so, and is met again by whoever asks. */
function tryAgain(house: House, room: Room, fault: unknown): void {
  room.stale = true;
  if (!isStoreFault(fault)) return;
  setTimeout(() => {
    if (house.rooms.get(room.id) === room) pursue(house, room);
  }, RETRY_DELAY).unref();
}

/** Waits a moment drawn by chance, longer each time, so that two writers do not run side by side. */
function stepBack(times: number): Promise<void> {
  const most = Math.min(2 ** times, 40);
  return new Promise((resolve) => setTimeout(resolve, Math.random() * most));
}
