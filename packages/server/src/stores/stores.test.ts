import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testStore } from '../testing/stores.suite.ts';
import { DRIVERS, openDriver } from './driver.ts';
import { openMemory } from './memory.ts';
import { openSqlite } from './sqlite.ts';

const home = mkdtempSync(join(tmpdir(), 'haggle-stores-'));
let folders = 0;

afterAll(() => rmSync(home, { recursive: true, force: true }));

function makeFolder(): string {
  folders += 1;
  return join(home, `${folders}`, 'data');
}

const hasOwn = process.getBuiltinModule?.('node:sqlite' as 'node:fs') !== undefined;
const drivers = DRIVERS.filter((name) => name !== 'node:sqlite' || hasOwn);

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
    await store.saveSnapshot('here', { seq: 5, hash: 'a', at: 1, state, chairs: {} }, true);
    await store.saveSnapshot('here', { seq: 9, hash: 'b', at: 2, state, chairs: {} }, true);
    const raw = await openDriver(join(folder, 'haggle.db'), driver);
    raw.exec(`UPDATE snapshots SET snapshot = replace(snapshot, 'salt', 'gold') WHERE seq = 9`);
    raw.close();
    expect(await store.readSnapshot('here', 20)).toMatchObject({ seq: 5, state });
    await store.end();
  });

  test(`${driver}: a commit waits for the disk`, async () => {
    const folder = makeFolder();
    const store = await openSqlite({ folder, driver });
    const raw = await openDriver(join(folder, 'haggle.db'), driver);
    expect(raw.prepare('PRAGMA journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
    raw.close();
    await store.end();
  });
}

test('a driver that this runtime does not have is named as the reason', async () => {
  if (hasOwn) return;
  await expect(openSqlite({ folder: makeFolder(), driver: 'node:sqlite' })).rejects.toThrow(
    'no SQLite of its own',
  );
});
