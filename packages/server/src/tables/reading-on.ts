import { type Entry, follow, type Head, type Step } from '@haggle/engine';
import { makePause } from '../event-loop.ts';
import { answerKey } from '../stores/answer-key.ts';
import { checked } from '../stores/damage.ts';
import type { Store } from '../stores/store.ts';
import { show } from './commit.ts';
import type { Room } from './room.ts';

/** How many entries are read at once: a player may fill each with twenty kilobytes. */
const PAGE_SIZE = 100;
/** How many are shown at once: at a full table each takes a millisecond, for all its chairs. */
const PIECE = 20;
/** So long, in milliseconds, it is read on before others get their turn. */
const STRETCH = 5;

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
  const pause = makePause(STRETCH);
  while (room.durable.table.head.seq < record.head) {
    const { head: last } = room.durable.table;
    const limit = Math.min(PAGE_SIZE, record.head - last.seq);
    const read = await store.readEntries(room.id, last.seq, limit);
    const entries = checked(room.id, last, read);
    // Before anybody sees what it did, a command sent again must be known.
    await learnAnswers(store, room, entries);
    for (let at = 0; at < entries.length; at += PIECE) {
      showOn(room, entries.slice(at, at + PIECE));
      await pause();
    }
  }
  room.tip = room.durable;
  // What was changed here meanwhile is newer than what was read.
  if (room.bots === bots) room.bots = record.bots;
  room.closed = record.closed;
  return 'read';
}

/** Shows what follows on what is durable. */
function showOn(room: Room, entries: readonly Entry[]): void {
  const { table, chairs: before } = room.durable;
  const step = stepOf(room, entries);
  const { chairs, changes } = follow(before, step, table.state);
  room.durable = { table: step.table, chairs };
  room.tip = room.durable;
  show({ room, pending: [{ change: { step, moment: room.durable, changes } }] });
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
  const commands = entries.flatMap(({ by, id }) => (id === undefined ? [] : { chair: by, id }));
  if (commands.length === 0) return;
  for (const answer of await store.readAnswers(room.id, commands)) {
    room.memory.answers.set(answerKey(answer), answer);
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
