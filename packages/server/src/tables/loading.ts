import {
  type AnyGame,
  type Chair,
  emptyTable,
  isSame,
  replay,
  type Table,
  type Viewer,
  viewersOf,
} from '@haggle/engine';
import { makePause } from '../event-loop.ts';
import { checked, damagedRecord } from '../stores/damage.ts';
import type { Snapshot, Store, TableRecord } from '../stores/store.ts';
import { keepView, makeMemory } from './memory.ts';
import type { Moment, Room } from './room.ts';
import { makeSignal } from './signal.ts';

/** How many entries are read at once: a player may fill each with twenty kilobytes. */
const PAGE_SIZE = 100;
/** So long, in milliseconds, a table is brought back before others get their turn. */
const STRETCH = 5;

/**
 * Brings a table back into memory: the newest snapshot, and what came after it, checked against the
 * hash chain. Throws when the chain breaks there, naming the entry. It is done in pieces: others get their turn, and
 * what they write to the table meanwhile need not be in the room.
 */
export async function loadRoom(store: Store, game: AnyGame, record: TableRecord): Promise<Room> {
  const { id, seed, head } = record;
  const pause = makePause(STRETCH);
  const snapshot = await store.readSnapshot(id, head);
  let table = emptyTable(game, seed);
  if (snapshot) {
    if (snapshot.seq === head && !isSame(snapshot.chairs, record.chairs)) throw damagedRecord(id);
    table = tableFrom(table, snapshot);
  }
  const snapshotAt = table.head.seq;
  while (table.head.seq < head) {
    const limit = Math.min(PAGE_SIZE, head - table.head.seq);
    const entries = await store.readEntries(id, table.head.seq, limit);
    table = replay(table, checked(id, table.head, entries));
    await pause();
  }
  const moment = await momentOf(table, record, pause);
  const [locks, answers] = await Promise.all([store.readLocks(id), store.readAnswers(id)]);
  const memory = makeMemory(answers);
  // Somebody who comes from another server, or was here before a restart, may hold just these views.
  for (const [viewer, chair] of moment.chairs) keepView(memory, viewer, chair);
  return makeRoom({ record, locks, memory, snapshotAt, moment });
}

/** A table as it was when a snapshot of it was taken. */
export function tableFrom({ game, seed }: Table, { seq, hash, at, state }: Snapshot): Table {
  return { game, seed, state, at, head: { seq, hash } };
}

type Parts = Pick<Room, 'locks' | 'memory' | 'snapshotAt'> & {
  readonly record: TableRecord;
  readonly moment: Moment;
};

/** A room in which nothing waits yet. */
export function makeRoom(parts: Parts): Room {
  const { locks, memory, snapshotAt, moment } = parts;
  const { bots, ...record } = parts.record;
  return {
    id: record.id,
    game: moment.table.game,
    record,
    locks,
    bots,
    durable: moment,
    tip: moment,
    pending: [],
    askers: new Map(),
    twins: new Map(),
    committing: 0,
    closed: record.closed,
    closing: null,
    memory,
    audience: new Map(),
    untold: new Set(),
    toldAt: 0,
    reminder: undefined,
    watchers: new Set(),
    held: null,
    heard: 0,
    stale: false,
    reading: undefined,
    rested: makeSignal(),
    lostRaces: 0,
    snapshotAt,
    usedAt: 0,
    chairsUsedAt: new Map(),
  };
}

async function momentOf(
  table: Table,
  { chairs: seqs }: TableRecord,
  pause: () => Promise<void>,
): Promise<Moment> {
  const { game, state } = table;
  const chairs = new Map<Viewer, Chair>();
  for (const viewer of viewersOf(game, state)) {
    chairs.set(viewer, { seq: seqs[viewer] ?? 0, view: game.view(state, viewer) });
    await pause();
  }
  return { table, chairs };
}
