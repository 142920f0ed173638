import { type Entry, writeEntry } from '@haggle/engine';
import { withBotSeat } from './bot-seats.ts';
import { openPool, type Pool, type PostgresOptions } from './postgres/pool.ts';
import { readAbout, readingOf, writeAbout } from './postgres/reading.ts';
import {
  APPEND,
  CLAIM_ALONE,
  CLOSE,
  CREATE,
  HOLD_ABOUT,
  REMOVE,
  REPLACE_LOCK,
  SAVE_SNAPSHOT,
  SCHEMA,
  SET_ABOUT,
  TOUCH,
} from './postgres/schema.ts';
import { demandSessions } from './postgres/sessions.ts';
import { type SealedSnapshot, sealAll } from './seal.ts';
import type { Append, AppendResult, BotSeat, NewTable, Reading, Store, Taken } from './store.ts';

export type { PostgresOptions } from './postgres/pool.ts';

/** A store in PostgreSQL, which any number of servers may use at the same time. */
export type PostgresStore = Store & {
  /** How its connections are used. */
  readonly connections: Pool['counts'];
  /** Whether a server serves the tables of this database just now. */
  readonly isServed: () => Promise<boolean>;
};

/**
 * The store beyond one machine. Every change is one statement, fenced by the head of its table, and
 * tells the other servers in the same commit. A statement whose answer got lost is tried again; what the
 * lost one did is then recognised by the hash of its last entry.
 * Rejects when the database cannot be reached, gives no sessions, or does not let us make our tables.
 */
export async function openPostgres(options: PostgresOptions): Promise<PostgresStore> {
  const pool = openPool(options);
  try {
    await demandSessions(pool);
    await pool.ask(SCHEMA);
  } catch (fault) {
    await pool.end();
    throw fault;
  }
  const { writing } = pool.patient;
  return {
    ...patientReading(pool),
    create: (table, opening) => writing((again) => create(pool, { table, opening, again })),
    append: (batch) => writing((again) => append(pool, { batch, again })),
    saveSnapshots: async (batch) => {
      const sealed = await sealAll(batch);
      await writing(() => saveSnapshots(pool, sealed));
    },
    replaceLock: (table, { chair, key, session }) =>
      writing(async () => void (await pool.ask(REPLACE_LOCK, [table, chair, key, session]))),
    seatBot: (table, asked) => writing(() => seatBot(pool, table, asked)),
    close: (table, head, at) => writing((again) => close(pool, { table, head, at, again })),
    remove: (table) => writing(() => remove(pool, table)),
    atOneInstant: (work) => atOneInstant(pool, work),
    check: async () => void (await pool.ask(TOUCH)),
    end: pool.end,
    connections: pool.counts,
    isServed: () =>
      pool.within(
        'BEGIN',
        async (ask) => (await ask(`SELECT 1 WHERE ${CLAIM_ALONE}`)).length === 0,
      ),
  };
}

/** Patience ends where the work begins: it may write elsewhere what it reads here, and would find it there. */
async function atOneInstant<T>(pool: Pool, work: (reading: Reading) => Promise<T>): Promise<T> {
  let begun = false;
  const instant = () =>
    pool.within('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', (ask) => {
      begun = true;
      return work(readingOf(ask));
    });
  const outcome = await pool.patient.reading(async () => {
    try {
      return { value: await instant() };
    } catch (fault) {
      if (!begun) throw fault;
      return { fault };
    }
  });
  if ('fault' in outcome) throw outcome.fault;
  return outcome.value;
}

function patientReading(pool: Pool): Reading {
  const reading = readingOf(pool.ask);
  const patient = Object.entries(reading).map(([name, read]) => [
    name,
    (...values: unknown[]) =>
      pool.patient.reading(() => (read as (...values: unknown[]) => Promise<unknown>)(...values)),
  ]);
  return Object.fromEntries(patient) as Reading;
}

async function create(
  pool: Pool,
  { table, opening, again }: { table: NewTable; opening: Append; again: boolean },
): Promise<void> {
  const { id, game, name, names, seed, salt, bots, created, locks } = table;
  const { entries, chairs, deadline } = opening;
  const about = writeAbout({ name, names, seed, salt, bots });
  if (again && (await isStored(pool, opening))) return;
  await pool.ask(CREATE, [
    id,
    game,
    about,
    created,
    entries.length,
    JSON.stringify(chairs),
    deadline,
    ...columns(locks, ['chair', 'key', 'session']),
    entries.map(({ seq }) => seq),
    entries.map(writeEntry),
  ]);
}

/** The row is held meanwhile: another server may seat somebody else. */
function seatBot(pool: Pool, table: string, asked: BotSeat): Promise<readonly string[]> {
  return pool.within('BEGIN', async (ask) => {
    const [found] = await ask<{ about: string }>(HOLD_ABOUT, [table]);
    if (!found) return [];
    const about = readAbout(found.about);
    const bots = withBotSeat(about.bots, asked);
    await ask(SET_ABOUT, [table, writeAbout({ ...about, bots })]);
    return bots;
  });
}

async function append(
  pool: Pool,
  { batch, again }: { batch: readonly Append[]; again: boolean },
): Promise<readonly AppendResult[]> {
  const moved = await pool.ask<{ id: string }>(APPEND, appendValues(batch), 'append');
  const stored = new Set(moved.map(({ id }) => id));
  const results: AppendResult[] = [];
  for (const one of batch) {
    const isIn = stored.has(one.table) || (again && (await isStored(pool, one)));
    results.push(isIn ? 'stored' : 'fenced');
  }
  return results;
}

function appendValues(batch: readonly Append[]): unknown[] {
  const heads = batch.map(({ table, after, entries, chairs, deadline }) => ({
    table,
    after,
    head: after + entries.length,
    chairs: JSON.stringify(chairs),
    deadline,
  }));
  const lines = batch.flatMap(({ table, entries }) =>
    entries.map((entry) => ({ table, seq: entry.seq, entry: writeEntry(entry) })),
  );
  const answers = batch.flatMap(({ table, answers: given }) =>
    given.map((answer) => ({ ...answer, table, refs: JSON.stringify(answer.refs) })),
  );
  return [
    ...columns(heads, ['table', 'after', 'head', 'chairs', 'deadline']),
    ...columns(lines, ['table', 'seq', 'entry']),
    ...columns(answers, ['table', 'chair', 'id', 'digest', 'seq', 'refs']),
  ];
}

/** Rows as columns, the way a statement takes many of them at once. */
function columns<Row>(rows: readonly Row[], names: readonly (keyof Row)[]): Row[keyof Row][][] {
  return names.map((name) => rows.map((row) => row[name]));
}

/** Whether a try whose answer got lost stored this: the hash of an entry covers all before it. */
async function isStored(pool: Pool, { table, after, entries }: Append): Promise<boolean> {
  const last = entries.at(-1);
  if (!last) return false;
  const [found] = await readingOf(pool.ask).readEntries(table, after + entries.length - 1, 1);
  return (found as Entry | undefined)?.hash === last.hash;
}

function saveSnapshots(pool: Pool, batch: readonly (Taken & SealedSnapshot)[]): Promise<void> {
  return pool.within('BEGIN', async (ask) => {
    for (const { table, snapshot, milestone, text, seal } of batch) {
      const chairs = JSON.stringify(snapshot.chairs);
      await ask(SAVE_SNAPSHOT, [table, snapshot.seq, chairs, text, seal, milestone]);
    }
  });
}

async function close(
  pool: Pool,
  { table, head, at, again }: { table: string; head: number; at: number; again: boolean },
): Promise<boolean> {
  const closed = await pool.ask(CLOSE, [table, head, at]);
  if (closed.length > 0 || !again) return closed.length > 0;
  const record = await readingOf(pool.ask).readTable(table);
  return record?.head === head && record.closed === at;
}

function remove(pool: Pool, table: string): Promise<boolean> {
  return pool.within('BEGIN', async (ask) => {
    const [first, ...rest] = REMOVE;
    const removed = await ask(first, [table]);
    for (const statement of rest) await ask(statement, [table]);
    return removed.length > 0;
  });
}
