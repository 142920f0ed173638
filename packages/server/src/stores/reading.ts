import type { Entry } from '@haggle/engine';
import { damagedRecord } from './damage.ts';
import type { Statement } from './driver.ts';
import { findWhole, type SnapshotRow } from './seal.ts';
import type { Statements } from './sql.ts';
import type { Alarm, Answer, Lock, Reading, TableRecord, Tables } from './store.ts';

type TableRow = Omit<TableRecord, 'names' | 'bots' | 'chairs'> & {
  readonly names: string | null;
  readonly bots: string;
  readonly chairs: string;
};

/** `last` is the seq of the last entry that is there. */
type FoundRow = TableRow & { readonly last: number | null };

/** The reading half of the embedded store. `before` has its say before each look; what it throws is thrown. */
export function readingOf(statements: Statements, before: () => void = () => {}): Reading {
  const look = (name: keyof Statements): Statement => {
    before();
    return statements[name];
  };
  return {
    readTable: async (table) => {
      const found = look('selectTable').get(table) as FoundRow | undefined;
      if (!found) return undefined;
      const { last, ...row } = found;
      // The head and the entries are written in one commit: where they differ, one of them is damaged.
      if (last !== row.head) throw damagedRecord(table);
      const record = parseRecord(row);
      if (record === undefined) throw damagedRecord(table);
      return record;
    },
    readTables: async () => listTables(look('selectTables').all() as TableRow[], parseRecord),
    readLocks: async (table) =>
      (look('selectLocks').all(table) as Lock[]).map((lock) => ({ ...lock })),
    readEntries: async (table, after, limit) =>
      (look('selectEntries').all(table, after, limit) as { seq: number; entry: string }[]).map(
        readEntry,
      ),
    readAnswers: async (table, commands) => {
      const rows = commands
        ? look('selectAnswersOf').all(table, JSON.stringify(commands))
        : look('selectAnswers').all(table);
      return (rows as AnswerRow[]).map(answerOf);
    },
    readSnapshot: (table, seq) =>
      findWhole(
        (passed) => look('selectSnapshots').get(table, seq, passed) as SnapshotRow | undefined,
      ),
    readMilestones: async (table) =>
      (look('selectMilestones').all(table) as { seq: number; chairs: string }[]).map((row) => ({
        seq: row.seq,
        chairs: JSON.parse(row.chairs),
      })),
    readAlarms: async (before = Number.MAX_VALUE) =>
      (look('selectAlarms').all(before) as Alarm[]).map((alarm) => ({ ...alarm })),
  };
}

/** The records that can be read, and whose cannot. */
export function listTables<Row extends { readonly id: string }>(
  rows: readonly Row[],
  parse: (row: Row) => TableRecord | undefined,
): Tables {
  const records: TableRecord[] = [];
  const damaged: string[] = [];
  for (const row of rows) {
    const record = parse(row);
    if (record) records.push(record);
    else damaged.push(row.id);
  }
  return { records, damaged };
}

/** Undefined where a part of it is no JSON any more. */
function parseRecord(row: TableRow): TableRecord | undefined {
  const { names, bots, chairs } = row;
  try {
    return {
      ...row,
      names: names === null ? {} : JSON.parse(names),
      bots: JSON.parse(bots),
      chairs: JSON.parse(chairs),
    };
  } catch {
    return undefined;
  }
}

export type AnswerRow = Omit<Answer, 'refs'> & { readonly refs: string };

const NO_REFS = {};

/** Written out: there may be ten thousand of them, and spreading costs more than all the rest. */
export function answerOf({ chair, id, digest, seq, refs }: AnswerRow): Answer {
  return { chair, id, digest, seq, refs: refs === '{}' ? NO_REFS : JSON.parse(refs) };
}

/** A text that is no entry any more stands for one that breaks the chain, so that its place is told. */
export function readEntry({ seq, entry }: { readonly seq: number; readonly entry: string }): Entry {
  try {
    const read: unknown = JSON.parse(entry);
    if (typeof read === 'object' && read !== null) return read as Entry;
  } catch {}
  return { seq, at: 0, by: '', event: { type: 'damaged' }, hash: '' };
}
