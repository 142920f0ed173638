import type { Driver, Statement } from './driver.ts';

/**
 * What was answered, in the order in which it was: one commit's answers lie side by side. Kept by chair and
 * id each of them would be on a page of its own, and a commit of nine commands would take twice as long.
 */
const ANSWERS = `CREATE TABLE IF NOT EXISTS answers (
    table_id TEXT NOT NULL,
    place INTEGER NOT NULL,
    chair TEXT NOT NULL,
    id TEXT NOT NULL,
    digest TEXT NOT NULL,
    seq INTEGER NOT NULL,
    refs TEXT NOT NULL,
    PRIMARY KEY (table_id, place)
  ) WITHOUT ROWID;`;

/**
 * How SQLite is to keep the tables. With `synchronous=NORMAL` it waits for the disk only where the order of
 * what is written counts; the store waits for the log of each commit itself. What has gathered in that log is
 * carried over (and waited for) every 4,000 pages, some thousand commands.
 */
const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA checkpoint_fullfsync = ON;
  PRAGMA wal_autocheckpoint = 4000;
`;

/** How long a statement waits for another process, in milliseconds. */
export const BUSY_TIMEOUT = 2000;

/** Has this connection's statements wait so many milliseconds for another process; with 0 not at all. */
export function setPatience(driver: Driver, milliseconds: number): void {
  driver.exec(`PRAGMA busy_timeout = ${milliseconds}`);
}

/** So many bytes are written to see whether there is room. */
export const PULSE = 64 * 1024;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    name TEXT,
    seed TEXT NOT NULL,
    salt TEXT NOT NULL,
    bots TEXT NOT NULL,
    created INTEGER NOT NULL,
    closed INTEGER,
    head INTEGER NOT NULL,
    chairs TEXT NOT NULL,
    deadline INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS alarms ON tables (deadline)
    WHERE deadline IS NOT NULL AND closed IS NULL;
  CREATE TABLE IF NOT EXISTS names (
    table_id TEXT PRIMARY KEY,
    names TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS locks (
    table_id TEXT NOT NULL,
    chair TEXT NOT NULL,
    key TEXT NOT NULL,
    session TEXT NOT NULL,
    PRIMARY KEY (table_id, chair)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS entries (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) WITHOUT ROWID;
  ${ANSWERS}
  CREATE TABLE IF NOT EXISTS snapshots (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    chairs TEXT NOT NULL,
    snapshot TEXT NOT NULL,
    seal TEXT NOT NULL,
    milestone INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
  );
  CREATE TABLE IF NOT EXISTS pulse (one INTEGER PRIMARY KEY CHECK (one = 1), beats INTEGER NOT NULL);
`;

const SQL = {
  begin: 'BEGIN IMMEDIATE',
  commit: 'COMMIT',
  rollback: 'ROLLBACK',
  insertTable: `INSERT INTO tables (id, game, name, seed, salt, bots, created, head, chairs)
    VALUES (?, ?, ?, ?, ?, ?, ?, 0, '{}')`,
  insertNames: 'INSERT INTO names (table_id, names) VALUES (?, ?)',
  insertLock: 'INSERT OR REPLACE INTO locks (table_id, chair, key, session) VALUES (?, ?, ?, ?)',
  moveHead: `UPDATE tables SET head = ?, chairs = ?, deadline = ?
    WHERE id = ? AND head = ? AND closed IS NULL`,
  insertEntry: 'INSERT INTO entries (table_id, seq, entry) VALUES (?, ?, ?)',
  insertAnswer: `INSERT INTO answers (table_id, place, chair, id, digest, seq, refs)
    VALUES (?, ?, ?, ?, ?, ?, ?)`,
  insertSnapshot: `INSERT OR REPLACE INTO snapshots
    (table_id, seq, chairs, snapshot, seal, milestone)
    SELECT ?, ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?)`,
  dropPassing: 'DELETE FROM snapshots WHERE table_id = ? AND milestone = 0 AND seq < ?',
  closeTable: 'UPDATE tables SET closed = ? WHERE id = ? AND head = ? AND closed IS NULL',
  selectBots: 'SELECT bots FROM tables WHERE id = ?',
  setBots: 'UPDATE tables SET bots = ? WHERE id = ?',
  // As much as a command with a long answer takes: on a disk that is all but full a number would find room.
  touch: `INSERT INTO pulse VALUES (1, randomblob(${PULSE}))
    ON CONFLICT (one) DO UPDATE SET beats = excluded.beats`,
  selectTable: `SELECT tables.*, names.names,
      (SELECT max(seq) FROM entries WHERE entries.table_id = id) AS last
    FROM tables LEFT JOIN names ON table_id = id WHERE id = ?`,
  selectLocks: 'SELECT chair, key, session FROM locks WHERE table_id = ?',
  selectEntries:
    'SELECT seq, entry FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?',
  selectAnswers: 'SELECT chair, id, digest, seq, refs FROM answers WHERE table_id = ?',
  selectAnswersOf: `SELECT chair, id, digest, seq, refs FROM answers
    WHERE table_id = ? AND (chair, id) IN (SELECT value ->> 'chair', value ->> 'id' FROM json_each(?))`,
  selectSnapshots: `SELECT snapshot, seal FROM snapshots
    WHERE table_id = ? AND seq <= ? ORDER BY seq DESC LIMIT 1 OFFSET ?`,
  selectMilestones: `SELECT seq, chairs FROM snapshots
    WHERE table_id = ? AND milestone = 1 ORDER BY seq`,
  selectAlarms: `SELECT id AS "table", deadline FROM tables
    WHERE deadline IS NOT NULL AND closed IS NULL AND deadline < ?`,
  selectTables: `SELECT tables.*, names.names FROM tables LEFT JOIN names ON table_id = id
    ORDER BY created, id`,
  removeTable: 'DELETE FROM tables WHERE id = ?',
  removeNames: 'DELETE FROM names WHERE table_id = ?',
  removeLocks: 'DELETE FROM locks WHERE table_id = ?',
  removeEntries: 'DELETE FROM entries WHERE table_id = ?',
  removeAnswers: 'DELETE FROM answers WHERE table_id = ?',
  removeSnapshots: 'DELETE FROM snapshots WHERE table_id = ?',
  version: 'PRAGMA data_version',
  checkpoint: 'PRAGMA wal_checkpoint(TRUNCATE)',
} as const;

export type Statements = Readonly<Record<keyof typeof SQL, Statement>>;

/** The form of these tables, one higher with each that older versions cannot write. */
const FORM = 1;

/** In the first form answers were kept by chair and id. */
const FROM_FIRST_FORM = `
  ALTER TABLE answers RENAME TO answers_by_chair;
  ${ANSWERS}
  INSERT INTO answers (table_id, place, chair, id, digest, seq, refs)
    SELECT table_id, row_number() OVER (PARTITION BY table_id), chair, id, digest, seq, refs
    FROM answers_by_chair;
  DROP TABLE answers_by_chair;`;

/**
 * Makes the tables where they are missing, and brings those of an older version into today's form.
 * Throws at those of a newer one and at a file that another program keeps its tables in; both stay as they are.
 */
export function layOut(driver: Driver): void {
  setPatience(driver, BUSY_TIMEOUT);
  const { form, all, own, answers } = driver.prepare(FOUND).get() as Found;
  if (all > 0 && own === 0)
    throw new Error('it holds the tables of another program, none of Haggle');
  if (form > FORM) throw new Error('its tables were written by a newer version of Haggle');
  driver.exec(PRAGMAS);
  if (form === FORM) {
    // Writes nothing where all is there, so that whoever looks into a store in use waits for nobody.
    driver.exec(SCHEMA);
    return;
  }
  const change = answers > 0 ? FROM_FIRST_FORM : '';
  driver.exec(`BEGIN IMMEDIATE; ${change} ${SCHEMA} PRAGMA user_version = ${FORM}; COMMIT;`);
}

/** Whether these are the tables of an older version, which laying out brings into today's form. */
export function isOlder(driver: Driver): boolean {
  const { form, own } = driver.prepare(FOUND).get() as Found;
  return own > 0 && form < FORM;
}

/** What is there already. The table of tables is the first that an older version makes, should that be interrupted. */
const FOUND = `SELECT user_version AS form, count(name) AS "all",
    count(name) FILTER (WHERE name = 'tables') AS own,
    count(name) FILTER (WHERE name = 'answers') AS answers
  FROM pragma_user_version LEFT JOIN sqlite_master ON type = 'table'`;

type Found = {
  readonly form: number;
  readonly all: number;
  readonly own: number;
  readonly answers: number;
};

/** Every statement of the store, prepared once. */
export function prepareAll(driver: Driver): Statements {
  const prepared = Object.entries(SQL).map(([name, sql]) => [name, driver.prepare(sql)]);
  return Object.fromEntries(prepared) as Statements;
}
