import type { Store } from '@haggle/server';
import { InvalidArgumentError } from 'commander';
import { type Exit, YES } from '../../terminal/exit.ts';
import { countOf, print, printJson, say } from '../../terminal/output.ts';
import { type Described, describe, lineOf, readLast } from './line.ts';

export type PruneOptions = {
  readonly days: number;
  readonly yes?: boolean;
  readonly json?: boolean;
};

const DAY = 24 * 3600 * 1000;

/** What `--days` says. */
export function days(text: string): number {
  const count = Number(text);
  if (text.trim() !== '' && Number.isInteger(count) && count > 0) return count;
  throw new InvalidArgumentError('It must be a whole number of days, 1 or more.');
}

/** Deletes the tables at which nothing has happened for so many days, or lists them. */
export async function prune(store: Store, { days: rest, yes, json }: PruneOptions): Promise<Exit> {
  const before = Date.now() - rest * DAY;
  const told: Described[] = [];
  const { records, damaged } = await store.readTables();
  for (const id of damaged) leave(id);
  for (const record of records) {
    const last = await readLast(store, record);
    const one = describe(record, last);
    if (Math.max(one.last, one.closed ?? 0) > before) continue;
    // When a damaged table was played nobody can tell: it is not this command's to delete.
    if (!last || last.event.type === 'damaged') {
      leave(record.id);
      continue;
    }
    // Somebody may have played there again while the others were looked at.
    if ((await store.readEntries(record.id, record.head, 1)).length > 0) continue;
    if (yes) await store.remove(record.id);
    told.push(one);
    if (!json) print(lineOf(one));
  }
  if (json) printJson({ tables: told, deleted: yes === true });
  const these = `${countOf(told.length, 'table')} left alone for ${rest === 1 ? 'a day' : `${rest} days`}`;
  if (yes) say(`haggle: ${these}, deleted`);
  else say(`haggle: ${these}${told.length > 0 ? '; say --yes to delete them for good' : ''}`);
  return YES;
}

function leave(table: string): void {
  say(`haggle: table ${table} is damaged and is left as it is`);
}
