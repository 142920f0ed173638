import { type Entry, follow, type Head, type Step } from '@haggle/engine';
import { checked } from '../stores/damage.ts';
import type { Store } from '../stores/store.ts';
import { show } from './commit.ts';
import { answerKey } from './memory.ts';
import type { Room } from './room.ts';

/** How many entries are read, and shown, at once. */
const PAGE_SIZE = 1000;

/** `gone`: the table was deleted; `undone`: the store does not hold what this room had stored. */
export type Found = 'read' | 'gone' | 'undone';

/**
 * Reads what another server wrote to this table and shows it, so that what was decided on an older
 * state can be decided again. With `whole` it first checks that the store still holds what is in memory.
 * Throws when the entries that are read do not follow on.
 */
export async function readOn(
  store: Store,
  room: Room,
  { whole }: { readonly whole: boolean },
): Promise<Found> {
  const { bots } = room;
  const record = await store.readTable(room.id);
  if (!record) return 'gone';
  const { head } = room.durable.table;
  if (record.head < head.seq) return 'undone';
  if (whole && !(await isStored(store, room.id, head))) return 'undone';
  while (room.durable.table.head.seq < record.head) {
    const { table, chairs: before } = room.durable;
    const limit = Math.min(PAGE_SIZE, record.head - table.head.seq);
    const read = await store.readEntries(room.id, table.head.seq, limit);
    const entries = checked(room.id, table.head, read);
    const step = stepOf(room, entries);
    const { chairs, changes } = follow(before, step, table.state);
    // Before anybody sees what it did, a command sent again must be known.
    await learnAnswers(store, room, entries);
    room.durable = { table: step.table, chairs };
    room.tip = room.durable;
    show({ room, pending: [{ change: { step, moment: room.durable, changes } }] });
  }
  room.tip = room.durable;
  // What was changed here meanwhile is newer than what was read.
  if (room.bots === bots) room.bots = record.bots;
  room.closed = record.closed;
  return 'read';
}

/**
 * Whether the store still holds a table's log up to an entry, whose hash covers all before it. It does
 * not after a failover to a database that was behind.
 */
export async function isStored(store: Store, table: string, { seq, hash }: Head): Promise<boolean> {
  const [entry] = await store.readEntries(table, seq - 1, 1);
  return entry?.hash === hash;
}

/** What another server answered to the commands that made these entries. */
async function learnAnswers(store: Store, room: Room, entries: readonly Entry[]): Promise<void> {
  const ids = entries.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return;
  for (const answer of await store.readAnswers(room.id, ids)) {
    room.memory.answers.set(answerKey(answer.chair, answer.id), answer);
  }
}

function stepOf(room: Room, entries: Step['entries']): Step {
  const { table } = room.durable;
  let { state, head, at } = table;
  const states = entries.map((entry) => {
    state = room.game.evolve(state, entry.event);
    head = { seq: entry.seq, hash: entry.hash };
    at = entry.at;
    return state;
  });
  return { table: { ...table, state, head, at }, entries, states };
}
