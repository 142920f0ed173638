import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testStore } from '../testing/stores.suite.ts';
import { DRIVERS, type DriverName, openDriver } from './driver.ts';
import { openMemory } from './memory.ts';
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
    await store.saveSnapshots([
      { table: 'here', snapshot: { seq: 5, hash: 'a', at: 1, state, chairs: {} }, milestone: true },
      { table: 'here', snapshot: { seq: 9, hash: 'b', at: 2, state, chairs: {} }, milestone: true },
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

  test(`${driver}: a method resolves when the disk has what it wrote`, async () => {
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const folder = makeFolder();
    const store = await openSqlite({ folder, driver, sync: () => held });
    const raw = await openDriver(join(folder, 'haggle.db'), driver);
    expect(raw.prepare('PRAGMA journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
    let resolved = false;
    const checked = store.check().then(() => {
      resolved = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(raw.prepare('SELECT beats FROM pulse').get()).toMatchObject({ beats: 1 });
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
    expect(await store.readTables()).toEqual([]);
    expect(statSync(join(folder, 'haggle.db-wal')).size).toBe(0);
    await store.check();
    expect(raw.prepare('SELECT beats FROM pulse').get()).toMatchObject({ beats: 2 });
    raw.close();
    await store.end();
  });
}

test('a driver that this runtime does not have is refused', async () => {
  for (const driver of missing) {
    await expect(openSqlite({ folder: makeFolder(), driver })).rejects.toThrow();
  }
});
