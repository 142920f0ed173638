import { fstatSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeGate } from '../testing/gate.ts';
import { testStore } from '../testing/stores.suite.ts';
import { plainTable } from '../testing/tables.ts';
import { DRIVERS, type DriverName, openDriver } from './driver.ts';
import { openMemory } from './memory.ts';
import { PULSE } from './sql.ts';
import { openSqlite } from './sqlite.ts';

const home = mkdtempSync(join(tmpdir(), 'haggle-stores-'));
let folders = 0;

afterAll(() => rmSync(home, { recursive: true, force: true }));

function makeFolder(): string {
  folders += 1;
  return join(home, `${folders}`, 'data');
}

/** The drivers that this runtime can load; which one is there depends on its version. */
const drivers: DriverName[] = [];
const missing: DriverName[] = [];
for (const name of DRIVERS) {
  await openDriver(':memory:', name).then(
    (driver) => {
      driver.close();
      drivers.push(name);
    },
    () => missing.push(name),
  );
}

test('there is a driver, and the runtime’s own is chosen first', async () => {
  expect(drivers.length).toBeGreaterThan(0);
  const chosen = await openDriver(':memory:');
  expect(chosen.constructor.name === 'DatabaseSync').toBe(drivers.includes('node:sqlite'));
  chosen.close();
});

testStore('the store in memory', async () => openMemory(), null);

for (const driver of drivers) {
  const places = new Map<unknown, string>();
  const open = async (folder = makeFolder()) => {
    const store = await openSqlite({ folder, driver });
    places.set(store, folder);
    return store;
  };
  testStore(`the store in SQLite by ${driver}`, open, async (store) => {
    await store.end();
    return open(places.get(store));
  });

  test(`${driver}: a damaged snapshot is passed over, and the older one found`, async () => {
    const folder = makeFolder();
    const store = await openSqlite({ folder, driver });
    const state = { hand: { salt: 3 } };
    const snapshot = { hash: 'a', at: 1, state, chairs: {} };
    await store.create(plainTable('here'), {
      table: 'here',
      after: 0,
      entries: [],
      answers: [],
      chairs: {},
      deadline: null,
    });
    await store.saveSnapshots([
      { table: 'here', snapshot: { ...snapshot, seq: 5 }, milestone: true },
      { table: 'here', snapshot: { ...snapshot, seq: 9 }, milestone: true },
    ]);
    const raw = await openDriver(join(folder, 'haggle.db'), driver);
    raw.exec(`UPDATE snapshots SET snapshot = replace(snapshot, 'salt', 'gold') WHERE seq = 9`);
    raw.close();
    expect(await store.readSnapshot('here', 20)).toMatchObject({ seq: 5, state });
    await store.end();
  });

  test(`${driver}: what a newer version wrote is left alone`, async () => {
    const folder = makeFolder();
    await (await openSqlite({ folder, driver })).end();
    const raw = await openDriver(join(folder, 'haggle.db'), driver);
    raw.exec('PRAGMA user_version = 99');
    await expect(openSqlite({ folder, driver })).rejects.toThrow('by a newer version of Haggle');
    expect(raw.prepare('PRAGMA user_version').get()).toMatchObject({ user_version: 99 });
    raw.close();
  });

  test(`${driver}: what another program keeps in the file is left alone`, async () => {
    const folder = makeFolder();
    mkdirSync(folder, { recursive: true });
    const raw = await openDriver(join(folder, 'haggle.db'), driver);
    raw.exec('CREATE TABLE recipes (name TEXT)');
    await expect(openSqlite({ folder, driver })).rejects.toThrow('tables of another program');
    expect(raw.prepare('SELECT name FROM sqlite_master').all()).toMatchObject([
      { name: 'recipes' },
    ]);
    expect(raw.prepare('PRAGMA journal_mode').get()).toMatchObject({ journal_mode: 'delete' });
    raw.close();
  });

  test(`${driver}: a first start that was cut short is taken up`, async () => {
    const folder = makeFolder();
    await (await openSqlite({ folder, driver })).end();
    const raw = await openDriver(join(folder, 'haggle.db'), driver);
    const made = raw
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid")
      .all() as { name: string }[];
    for (const { name } of made.slice(1).toReversed()) raw.exec(`DROP TABLE ${name}`);
    raw.close();
    const store = await openSqlite({ folder, driver });
    await store.check();
    expect((await store.readTables()).records).toEqual([]);
    await store.end();
  });

  test(`${driver}: a check finds no room where a command would find none`, async () => {
    const folder = makeFolder();
    const store = await openSqlite({ folder, driver });
    const logOf = () => statSync(join(folder, 'haggle.db-wal')).size;
    for (let round = 0; round < 2; round++) {
      const before = logOf();
      await store.check();
      expect(logOf() - before).toBeGreaterThan(PULSE);
    }
    await store.end();
  });

  test(`${driver}: a method resolves when the disk has what it wrote`, async () => {
    const { opened, letGo } = makeGate();
    const folder = makeFolder();
    const store = await openSqlite({ folder, driver, sync: () => opened });
    const raw = await openDriver(join(folder, 'haggle.db'), driver);
    expect(raw.prepare('PRAGMA journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
    let resolved = false;
    const checked = store.check().then(() => {
      resolved = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(raw.prepare('SELECT length(beats) AS beats FROM pulse').get()).toMatchObject({
      beats: PULSE,
    });
    expect(resolved).toBe(false);
    letGo();
    await checked;
    raw.close();
    await store.end();
  });

  test(`${driver}: after a disk that failed nothing is shown or stored before the disk has all`, async () => {
    let faults = 1;
    const sync = async (): Promise<void> => {
      faults -= 1;
      if (faults === 0) throw new Error('no disk');
    };
    const folder = makeFolder();
    const store = await openSqlite({ folder, driver, sync });
    const raw = await openDriver(join(folder, 'haggle.db'), driver);
    // Who still reads what was there before keeps the log from being carried over.
    raw.exec('BEGIN; SELECT count(*) FROM pulse;');
    await expect(store.check()).rejects.toThrow('no disk');
    await expect(store.readTables()).rejects.toThrow('not on the disk yet');
    await expect(store.check()).rejects.toThrow('not on the disk yet');
    await expect(store.atOneInstant(async () => 0)).rejects.toThrow('not on the disk yet');
    raw.exec('COMMIT');
    expect((await store.readTables()).records).toEqual([]);
    expect(statSync(join(folder, 'haggle.db-wal')).size).toBe(0);
    await store.check();
    expect(raw.prepare('SELECT length(beats) AS beats FROM pulse').get()).toMatchObject({
      beats: PULSE,
    });
    raw.close();
    await store.end();
  });

  test(`${driver}: a flush that succeeds after one that failed is not taken for both`, async () => {
    const flushes: ((fault?: Error) => void)[] = [];
    const sync = (): Promise<void> =>
      new Promise((resolve, reject) => {
        flushes.push((fault) => (fault ? reject(fault) : resolve()));
      });
    const folder = makeFolder();
    const store = await openSqlite({ folder, driver, sync });
    const raw = await openDriver(join(folder, 'haggle.db'), driver);
    raw.exec('BEGIN; SELECT count(*) FROM pulse;');
    const first = expect(store.check()).rejects.toThrow('no disk');
    const second = expect(store.check()).rejects.toThrow('not on the disk yet');
    flushes.shift()?.(new Error('no disk'));
    await first;
    flushes.shift()?.();
    await second;
    raw.exec('COMMIT');
    const third = store.check();
    flushes.shift()?.();
    await third;
    raw.close();
    await store.end();
  });

  test(`${driver}: whoever has a folder for himself first brings to the disk what was left there`, async () => {
    const folder = makeFolder();
    const first = await openSqlite({ folder, driver });
    await first.check();
    const wal = join(folder, 'haggle.db-wal');
    expect(statSync(wal).size).toBeGreaterThan(0);
    const second = await openSqlite({ folder, driver, alone: true });
    expect(statSync(wal).size).toBe(0);
    await first.check();
    // Who still reads keeps the log where it is; then it is flushed.
    const raw = await openDriver(join(folder, 'haggle.db'), driver);
    raw.exec('BEGIN; SELECT count(*) FROM pulse;');
    await first.check();
    let flushed = 0;
    const sync = async (): Promise<void> => {
      flushed += 1;
    };
    const third = await openSqlite({ folder, driver, alone: true, sync });
    expect(flushed).toBe(1);
    raw.close();
    for (const store of [first, second, third]) await store.end();
  });

  test(`${driver}: a store behind a link is watched where it is`, async () => {
    const [folder, elsewhere] = [makeFolder(), makeFolder()];
    await (await openSqlite({ folder: elsewhere, driver })).end();
    mkdirSync(folder, { recursive: true });
    symlinkSync(join(elsewhere, 'haggle.db'), join(folder, 'haggle.db'));
    const flushed: number[] = [];
    const sync = async (file: number): Promise<void> => void flushed.push(fstatSync(file).ino);
    const store = await openSqlite({ folder, driver, sync });
    await store.check();
    expect(flushed).toEqual([statSync(join(elsewhere, 'haggle.db-wal')).ino]);
    await store.end();
  });

  test(`${driver}: what another process wrote is told of when the disk has it`, async () => {
    const folder = makeFolder();
    const other = await openSqlite({ folder, driver });
    let letGo = (): void => {};
    let flushes = 0;
    const sync = (): Promise<void> =>
      new Promise((resolve) => {
        flushes += 1;
        letGo = resolve;
      });
    const store = await openSqlite({ folder, driver, sync });
    const before = await store.version();
    expect(flushes).toBe(0);
    await other.check();
    let after: number | undefined;
    const asked = store.version().then((version) => {
      after = version;
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([flushes, after]).toEqual([1, undefined]);
    letGo();
    await asked;
    expect(after).not.toBe(before);
    expect(await store.version()).toBe(after);
    expect(flushes).toBe(1);
    for (const one of [store, other]) await one.end();
  });
}

test.each(missing)('%s, which this runtime does not have, is refused', async (driver) => {
  await expect(openSqlite({ folder: makeFolder(), driver })).rejects.toThrow();
});
