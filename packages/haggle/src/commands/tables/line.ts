import { type Entry, isSeat } from '@haggle/engine';
import type { Store, TableRecord } from '@haggle/server';
import { countOf, plain } from '../../terminal/output.ts';

/** What is told of a table. */
export type Described = ReturnType<typeof describe>;

/** A table as a line of a list. */
export function lineOf({ id, game, state, seats, entries, last, name }: Described): string {
  const when = `${new Date(last).toISOString().slice(0, 16).replace('T', ' ')}Z`;
  const parts = [
    id,
    game.padEnd(22),
    state.padEnd(6),
    countOf(seats, 'seat'),
    countOf(entries, 'entry'),
    when,
    name ?? '',
  ];
  // Whoever made a backup that was brought here chose the ids in it as well.
  return plain(parts.join('  ')).trimEnd();
}

/** The last entry of a table's log; undefined where it is not there any more. */
export async function readLast(
  store: Store,
  { id, head }: TableRecord,
): Promise<Entry | undefined> {
  const [last] = await store.readEntries(id, head - 1, 1);
  return last;
}

/** What is told of a table, by its record and its last entry. */
export function describe(record: TableRecord, entry: Entry | undefined) {
  const { id, game, name, bots, created, closed, head, chairs } = record;
  const seats = Object.keys(chairs).filter(isSeat);
  return {
    id,
    game,
    name,
    state: closed === null ? 'open' : 'closed',
    seats: seats.length,
    bots: bots.length,
    entries: head,
    created,
    last: entry?.at ?? created,
    closed,
  };
}
