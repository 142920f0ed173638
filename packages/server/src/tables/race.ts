import { type Entry, follow, type Step } from '@haggle/engine';
import type { Store } from '../stores/store.ts';
import { checked } from './loading.ts';
import { answerKey } from './memory.ts';
import { publish } from './publish.ts';
import type { Room } from './room.ts';

const PAGE = 1000;

/**
 * Reads what another server wrote to this table and shows it, so that what was decided on an older
 * state can be decided again. False when the table is no longer there. Throws when what stands there
 * does not follow on.
 */
export async function readOn(store: Store, room: Room): Promise<boolean> {
  const record = await store.readTable(room.id);
  if (!record) return false;
  while (room.durable.table.head.seq < record.head) {
    const { table, chairs: before } = room.durable;
    const limit = Math.min(PAGE, record.head - table.head.seq);
    const read = await store.readEntries(room.id, table.head.seq, limit);
    const entries = checked(room.id, table.head, read);
    const step = stepOf(room, entries);
    const { chairs, changes } = follow(before, step, table.state);
    // Before anybody sees what it did, a command sent again must be known.
    await learnAnswers(store, room, entries);
    room.durable = { table: step.table, chairs };
    room.tip = room.durable;
    publish(room, before, [{ change: { step, moment: room.durable, changes } }]);
    for (const listeners of room.audience.values()) for (const one of listeners) one.flush();
  }
  room.tip = room.durable;
  room.closed = record.closed;
  return true;
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
