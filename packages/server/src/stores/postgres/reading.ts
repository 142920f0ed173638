import type { Entry } from '@haggle/engine';
import { type AnswerRow, answerOf } from '../reading.ts';
import { openSnapshot } from '../seal.ts';
import type { Alarm, Lock, Reading, Snapshot, TableRecord } from '../store.ts';
import type { Ask } from './pool.ts';

type About = Pick<TableRecord, 'name' | 'seed' | 'salt' | 'bots'>;
type TableRow = Omit<TableRecord, keyof About | 'chairs'> & {
  readonly about: string;
  readonly chairs: string;
};

const TABLE = 'SELECT id, game, about, created, closed, head, chairs, deadline FROM haggle.tables';
const ANSWER = 'SELECT chair, id, digest, seq, refs FROM haggle.answers WHERE table_id = $1';

/** The reading half of the store in PostgreSQL. */
export function readingOf(ask: Ask): Reading {
  return {
    readTable: async (table) => {
      const [row] = await ask<TableRow>(`${TABLE} WHERE id = $1`, [table], 'table');
      return row && recordOf(row);
    },
    readTables: async () => (await ask<TableRow>(`${TABLE} ORDER BY created, id`)).map(recordOf),
    readLocks: (table) =>
      ask<Lock>(
        'SELECT chair, key, session FROM haggle.locks WHERE table_id = $1',
        [table],
        'locks',
      ),
    readEntries: async (table, after, limit) => {
      const rows = await ask<{ entry: string }>(
        'SELECT entry FROM haggle.entries WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3',
        [table, after, limit],
        'entries',
      );
      return rows.map(({ entry }) => JSON.parse(entry) as Entry);
    },
    readAnswers: async (table, ids) => {
      const rows = ids
        ? ask<AnswerRow>(`${ANSWER} AND id = ANY ($2::text[])`, [table, ids], 'answers of')
        : ask<AnswerRow>(ANSWER, [table], 'answers');
      return (await rows).map(answerOf);
    },
    readSnapshot: (table, seq) => findSnapshot(ask, table, seq),
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

function recordOf({ about, chairs, ...row }: TableRow): TableRecord {
  return { ...row, ...(JSON.parse(about) as About), chairs: JSON.parse(chairs) };
}

async function findSnapshot(ask: Ask, table: string, seq: number): Promise<Snapshot | undefined> {
  for (let passed = 0; ; passed++) {
    const [row] = await ask<{ snapshot: string; seal: string }>(
      `SELECT snapshot, seal FROM haggle.snapshots
       WHERE table_id = $1 AND seq <= $2 ORDER BY seq DESC LIMIT 1 OFFSET $3`,
      [table, seq, passed],
      'snapshot',
    );
    if (!row) return undefined;
    const snapshot = openSnapshot({ text: row.snapshot, seal: row.seal });
    if (snapshot) return snapshot;
  }
}
