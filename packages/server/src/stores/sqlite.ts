import { join } from 'node:path';
import { writeEntry } from '@haggle/engine';
import { withBotSeat } from './bot-seats.ts';
import { claimFolder } from './claim.ts';
import { type Disk, openDisk, type Sync } from './disk.ts';
import { carryOver, type Doubt, openDoubt } from './doubt.ts';
import { type Driver, type DriverName, openDriver } from './driver.ts';
import { makeFile, makeFolder } from './folder.ts';
import { readingOf } from './reading.ts';
import { type SealedSnapshot, sealAll } from './seal.ts';
import { isOlder, layOut, prepareAll, type Statements } from './sql.ts';
import type {
  Append,
  AppendResult,
  BotSeat,
  Lock,
  NewTable,
  Reading,
  Store,
  Taken,
} from './store.ts';

export type SqliteOptions = {
  /** The folder that holds the database; made when it is not there. */
  readonly folder: string;
  /** The file in it (default `haggle.db`). */
  readonly file?: string;
  readonly driver?: DriverName;
  /** How commits are brought to the disk (default `fdatasync`). */
  readonly sync?: Sync;
  /**
   * This process alone writes here (it has claimed the folder): what an earlier one, which may have been
   * killed in the midst of it, did not bring to the disk is brought there first.
   */
  readonly alone?: boolean;
};

/** The file that servers of a folder keep their tables in. */
export const SERVED_FILE = 'haggle.db';

export type SqliteStore = Store & {
  /** A number that changes when another process has written to the store, and the disk has what it wrote. */
  readonly version: () => Promise<number>;
};

/**
 * The embedded store: one SQLite file in WAL mode. A commit is written at once and brought to the disk
 * beside the thread that decides; a method resolves when that is done, so what has been answered survives
 * a power cut.
 * Rejects when the folder cannot be made or written, was written by a newer version, or is being served by an
 * older one.
 */
export async function openSqlite(options: SqliteOptions): Promise<SqliteStore> {
  const { folder, file = SERVED_FILE } = options;
  const path = join(folder, file);
  makeFolder(folder);
  // SQLite gives the files beside it the rights of this one.
  makeFile(path);
  const { driver, disk, statements, doubt, version } = await openBase(path, options);
  const { makeSure, within } = doubt;
  return {
    ...readingOf(statements, makeSure),
    create: (table, opening) => within(() => create(statements, table, opening)),
    append: (batch) => within(() => batch.map((one) => append(statements, one))),
    saveSnapshots: async (batch) => {
      const sealed = await sealAll(batch);
      await within(() => {
        for (const one of sealed) saveSnapshot(statements, one);
      });
    },
    replaceLock: (table, lock) => within(() => insertLock(statements, table, lock)),
    seatBot: (table, asked) => within(() => seatBot(statements, table, asked)),
    close: async (table, head, at) =>
      Number((await within(() => statements.closeTable.run(at, table, head))).changes) === 1,
    remove: (table) => within(() => remove(statements, table)),
    atOneInstant: async (work) => {
      makeSure();
      return readApart(await openDriver(path, options.driver), work);
    },
    check: () => within(() => void statements.touch.run()),
    end: async () => {
      await disk.end();
      driver.close();
    },
    version,
  };
}

/** A database with its tables laid out and its statements prepared. */
type Base = Pick<SqliteStore, 'version'> & {
  readonly driver: Driver;
  readonly disk: Disk;
  readonly statements: Statements;
  readonly doubt: Doubt;
};

/** Opens the database of a file that is there. Where that fails nothing of it stays open. */
async function openBase(path: string, options: SqliteOptions): Promise<Base> {
  const driver = await openDriver(path, options.driver);
  const disk = await upgradeSafely(driver, options, () => layOutOn(driver, options.sync));
  try {
    const statements = prepareAll(driver);
    const doubt = openDoubt({ driver, disk, statements });
    const version = watchVersion(statements, doubt);
    if (options.alone && !canCarryOver(driver, statements)) await doubt.settle();
    return { driver, disk, statements, doubt, version };
  } catch (fault) {
    await disk.end();
    driver.close();
    throw fault;
  }
}

/** An older version that serves the folder could not go on with tables in today's form. */
async function upgradeSafely(
  driver: Driver,
  { folder, file, alone, driver: name }: SqliteOptions,
  act: () => Disk,
): Promise<Disk> {
  const isServable = file === undefined || file === SERVED_FILE;
  if (alone || !isServable || !isOlder(driver)) return act();
  const letGo = await claimFolder(folder, name);
  if (!letGo) {
    driver.close();
    throw new Error('an older version of Haggle serves it; look into it with that one');
  }
  try {
    return act();
  } finally {
    letGo();
  }
}

/** Reads on a connection of its own, and closes it: in WAL mode it sees what was there when it began, and hinders nobody. */
async function readApart<T>(other: Driver, work: (reading: Reading) => Promise<T>): Promise<T> {
  try {
    other.exec('BEGIN; SELECT count(*) FROM tables;');
    return await work(readingOf(prepareAll(other)));
  } finally {
    other.close();
  }
}

/** SQLite's own count of what other connections wrote; a new one is told when the disk has what it counts. */
function watchVersion({ version }: Statements, { settle }: Doubt): SqliteStore['version'] {
  const read = (): number => (version.get() as Version).data_version;
  let last = read();
  return async () => {
    const seen = read();
    if (seen !== last) await settle();
    last = seen;
    return seen;
  };
}

/** Where somebody still reads, or the disk is full, a flush is enough, unless the disk failed before. */
function canCarryOver(driver: Driver, statements: Statements): boolean {
  try {
    return carryOver(driver, statements);
  } catch {
    // If the disk fails, so does the flush.
    return false;
  }
}

type Version = { readonly data_version: number };

/** Lays the tables out, and watches over the log of their commits. The driver is closed where that fails. */
function layOutOn(driver: Driver, sync: Sync | undefined): Disk {
  try {
    layOut(driver);
    // SQLite's own name for it: a link may lead elsewhere.
    const { file } = driver.prepare(MAIN_FILE).get() as { file: string };
    return openDisk(`${file}-wal`, sync);
  } catch (fault) {
    driver.close();
    throw fault;
  }
}

const MAIN_FILE = "SELECT file FROM pragma_database_list WHERE name = 'main'";

function create(statements: Statements, table: NewTable, opening: Append): void {
  const { id, game, name, names, seed, salt, bots, created, locks } = table;
  statements.insertTable.run(id, game, name, seed, salt, JSON.stringify(bots), created);
  if (Object.keys(names).length > 0) statements.insertNames.run(id, JSON.stringify(names));
  for (const lock of locks) insertLock(statements, id, lock);
  append(statements, opening);
}

/** Moving the head is the fence: it moves only from where this writer last saw it. */
function append(statements: Statements, one: Append): AppendResult {
  const { table, after, entries, answers, chairs, deadline } = one;
  const head = after + entries.length;
  const moved = statements.moveHead.run(head, JSON.stringify(chairs), deadline, table, after);
  if (Number(moved.changes) !== 1) return 'fenced';
  for (const entry of entries) statements.insertEntry.run(table, entry.seq, writeEntry(entry));
  // What is answered has made an entry: there are as many places as entries, and no answer needs more.
  let place = after;
  for (const { chair, id, digest, seq, refs } of answers) {
    place += 1;
    statements.insertAnswer.run(table, place, chair, id, digest, seq, JSON.stringify(refs));
  }
  return 'stored';
}

/** The table may have been removed while its snapshot was sealed. */
function saveSnapshot(statements: Statements, one: Taken & SealedSnapshot): void {
  const { table, snapshot, milestone, text, seal } = one;
  statements.dropPassing.run(table, snapshot.seq);
  const chairs = JSON.stringify(snapshot.chairs);
  const kept = milestone ? 1 : 0;
  statements.insertSnapshot.run(table, snapshot.seq, chairs, text, seal, kept, table);
}

function remove(statements: Statements, table: string): boolean {
  const { removeTable, removeNames, removeLocks, removeEntries, removeAnswers, removeSnapshots } =
    statements;
  const removed = removeTable.run(table);
  const rest = [removeNames, removeLocks, removeEntries, removeAnswers, removeSnapshots];
  for (const one of rest) one.run(table);
  return Number(removed.changes) === 1;
}

function seatBot(statements: Statements, table: string, asked: BotSeat): readonly string[] {
  const found = statements.selectBots.get(table) as { readonly bots: string } | undefined;
  if (!found) return [];
  const bots = withBotSeat(JSON.parse(found.bots), asked);
  statements.setBots.run(JSON.stringify(bots), table);
  return bots;
}

function insertLock(statements: Statements, table: string, lock: Lock): void {
  statements.insertLock.run(table, lock.chair, lock.key, lock.session);
}
