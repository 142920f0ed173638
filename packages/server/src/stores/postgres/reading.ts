import { damagedRecord } from '../damage.ts';
import { type AnswerRow, answerOf, listTables, readEntry } from '../reading.ts';
import { findWhole, type SnapshotRow } from '../seal.ts';
import type { Alarm, Lock, Reading, TableRecord } from '../store.ts';
import type { Ask } from './pool.ts';

export type About = Pick<TableRecord, 'name' | 'names' | 'seed' | 'salt' | 'bots'>;
type TableRow = Omit<TableRecord, keyof About | 'chairs'> & {
  readonly about: string;
  readonly chairs: string;
};

/** `last` is the seq of the last entry that is there. */
type FoundRow = TableRow & { readonly last: number | null };

/** Tables of older versions are told of without names. */
export function readAbout(about: string): About {
  return { names: {}, ...JSON.parse(about) };
}

/** How a store writes what is told of a table beside its own columns. */
export function writeAbout(about: About): string {
  return JSON.stringify(about);
}

const COLUMNS = 'id, game, about, created, closed, head, chairs, deadline';
const FOUND = `SELECT ${COLUMNS}, (SELECT max(seq) FROM haggle.entries WHERE table_id = id) AS last
  FROM haggle.tables WHERE id = $1`;
const ANSWER = 'SELECT chair, id, digest, seq, refs FROM haggle.answers WHERE table_id = $1';

/** The reading half of the store in PostgreSQL. */
export function readingOf(ask: Ask): Reading {
  return {
    readTable: async (table) => {
      const [found] = await ask<FoundRow>(FOUND, [table], 'table');
      if (!found) return undefined;
      const { last, ...row } = found;
      // The head and the entries are written in one commit: where they differ, one of them is damaged.
      const record = (last ?? 0) === row.head ? parseRecord(row) : undefined;
      if (record === undefined) throw damagedRecord(table);
      return record;
    },
    readTables: async () => {
      const rows = await ask<TableRow>(`SELECT ${COLUMNS} FROM haggle.tables ORDER BY created, id`);
      return listTables(rows, parseRecord);
    },
    readLocks: (table) =>
      ask<Lock>(
        'SELECT chair, key, session FROM haggle.locks WHERE table_id = $1',
        [table],
        'locks',
      ),
    readEntries: async (table, after, limit) => {
      const rows = await ask<{ seq: number; entry: string }>(
        'SELECT seq, entry FROM haggle.entries WHERE table_id = $1 AND seq > $2::bigint ORDER BY seq LIMIT $3',
        [table, after, limit],
        'entries',
      );
      return rows.map(readEntry);
    },
    readAnswers: async (table, commands) => {
      // By chair and id, as the index has them: by the id alone each look went through all answers of the table.
      const rows = commands
        ? ask<AnswerRow>(
            `${ANSWER} AND (chair, id) IN (SELECT * FROM unnest ($2::text[], $3::text[]))`,
            [table, commands.map(({ chair }) => chair), commands.map(({ id }) => id)],
            'answers of',
          )
        : ask<AnswerRow>(ANSWER, [table], 'answers');
      return (await rows).map(answerOf);
    },
    readSnapshot: (table, seq) =>
      findWhole(async (passed) => {
        const [row] = await ask<SnapshotRow>(
          `SELECT snapshot, seal FROM haggle.snapshots
           WHERE table_id = $1 AND seq <= $2 ORDER BY seq DESC LIMIT 1 OFFSET $3`,
          [table, seq, passed],
          'snapshot',
        );
        return row;
      }),
    readMilestones: async (table) => {
      const rows = await ask<{ seq: number; chairs: string }>(
        'SELECT seq, chairs FROM haggle.snapshots WHERE table_id = $1 AND milestone ORDER BY seq',
        [table],
      );
      return rows.map(({ seq, chairs }) => ({ seq, chairs: JSON.parse(chairs) }));
    },
    readAlarms: (before = Number.MAX_VALUE) =>
      ask<Alarm>(
        `SELECT id AS "table", deadline FROM haggle.tables
         WHERE deadline IS NOT NULL AND closed IS NULL AND deadline < $1`,
        [before],
      ),
  };
}

/** Undefined where a part of it is no JSON any more. */
function parseRecord({ about, chairs, ...row }: TableRow): TableRecord | undefined {
  try {
    return { ...row, ...readAbout(about), chairs: JSON.parse(chairs) };
  } catch {
    return undefined;
  }
}
