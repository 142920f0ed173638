import { type AnyGame, emptyTable, isSame, replay, type Table, viewersOf } from '@haggle/engine';
import { checked, damagedRecord } from '../stores/damage.ts';
import type { Snapshot, Store, TableRecord } from '../stores/store.ts';
import { keepView, makeMemory } from './memory.ts';
import type { Moment, Room } from './room.ts';
import { makeSignal } from './signal.ts';

/** How many entries are read at once. */
const PAGE_SIZE = 2000;

/**
 * Brings a table back into memory: the newest snapshot, and what came after it, checked against the
 * hash chain. Throws when the chain breaks there, naming the entry.
 */
export async function loadRoom(store: Store, game: AnyGame, record: TableRecord): Promise<Room> {
  const { id, seed, head } = record;
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
  }
  const [locks, answers] = await Promise.all([store.readLocks(id), store.readAnswers(id)]);
  const memory = makeMemory(answers);
  const moment = momentOf(table, record);
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

function momentOf(table: Table, { chairs }: TableRecord): Moment {
  const { game, state } = table;
  const seen = viewersOf(game, state).map(
    (viewer) => [viewer, { seq: chairs[viewer] ?? 0, view: game.view(state, viewer) }] as const,
  );
  return { table, chairs: new Map(seen) };
}
