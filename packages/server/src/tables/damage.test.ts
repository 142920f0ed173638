import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openDriver } from '../stores/driver.ts';
import { openSqlite } from '../stores/sqlite.ts';
import { ask, type Opened, openMarket, startMarket } from '../testing/tables.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'haggle-hurt-'));
  folders.push(folder);
  return folder;
}

/** A table with three words said, its server stopped in peace, so that a snapshot stands at its end. */
async function makeStore(): Promise<{ folder: string; opened: Opened }> {
  const folder = makeFolder();
  const server = await startMarket({ store: await openSqlite({ folder }) });
  const opened = await openMarket(server.address);
  for (const text of ['one', 'two', 'three']) {
    await ask(server.address, `/api/tables/${opened.table}/commands`, {
      key: opened.seats.ana,
      body: { id: text, command: { type: 'say', text } },
    });
  }
  await server.close();
  return { folder, opened };
}

async function damage(folder: string, sql: string): Promise<void> {
  const raw = await openDriver(join(folder, 'haggle.db'));
  raw.exec(sql);
  raw.close();
}

const faults = (logged: readonly string[]): string => logged.join('\n');

/** A word in an entry is lists within lists. */
function nest(levels: number, seq: number): string {
  return `UPDATE entries SET entry = replace(entry, '"two"', '${deep(levels)}') WHERE seq = ${seq}`;
}

function deep(levels: number): string {
  return `${'['.repeat(levels)}${']'.repeat(levels)}`;
}

test.each([
  ['a word in an entry', `UPDATE entries SET entry = replace(entry, 'two', 'TWO')`, 3],
  ['an entry that is no JSON', `UPDATE entries SET entry = '{' WHERE seq = 3`, 3],
  ['an entry that is no object', `UPDATE entries SET entry = 'null' WHERE seq = 3`, 3],
  ['an entry so deep that the stack ends', nest(8000, 3), 3],
  [
    'one that has nothing else',
    `UPDATE entries SET entry = '{"event":${deep(8000)}}' WHERE seq = 3`,
    3,
  ],
  ['an entry that is gone', 'DELETE FROM entries WHERE seq = 2', 2],
])('%s below a sound snapshot is not read out, and its place is told', async (_, sql, seq) => {
  const { folder, opened } = await makeStore();
  await damage(folder, sql);
  const logged: string[] = [];
  const logger = { error: (about: { err?: Error }) => logged.push(String(about.err?.message)) };
  const server = await startMarket({
    store: await openSqlite({ folder }),
    logger: { ...logger, debug: () => {} } as never,
  });
  try {
    const path = `/api/tables/${opened.table}`;
    const log = await ask(server.address, `${path}/log`, { key: opened.seats.ana });
    expect([log.status, log.body.code]).toEqual([500, 'log-damaged']);
    expect(log.body.message).not.toMatch(/\d/);
    const told = await ask(server.address, `${path}/log`, { key: opened.host });
    expect(told.body).toMatchObject({ code: 'log-damaged' });
    expect(told.body.message).toContain(`damaged at entry ${seq}.`);
    expect(faults(logged)).toContain(`damaged at entry ${seq}`);
    expect((await ask(server.address, path, { key: opened.seats.ana })).status).toBe(200);
  } finally {
    await server.close();
  }
});

test.each([
  ['the name of its chair', `UPDATE locks SET chair = 'ena' WHERE chair = 'ana'`],
  ['a letter of its hash', `UPDATE locks SET key = '\ufffd' || substr(key, 2) WHERE chair = 'ana'`],
])('a lock in which %s is damaged closes that chair alone', async (_, sql) => {
  const { folder, opened } = await makeStore();
  await damage(folder, sql);
  const server = await startMarket({ store: await openSqlite({ folder }) });
  try {
    const path = `/api/tables/${opened.table}`;
    const look = async (key = '') => (await ask(server.address, path, { key })).status;
    expect(await look(opened.seats.ana)).toBe(404);
    expect(await look(opened.seats.ben)).toBe(200);
    expect(await look(opened.host)).toBe(200);
  } finally {
    await server.close();
  }
});

test.each([
  ['the head', 'UPDATE tables SET head = head - 1'],
  ['a chair’s seq', `UPDATE tables SET chairs = replace(chairs, '"ana":4', '"ana":5')`],
])('a record in which %s is damaged does not open', async (_, sql) => {
  const { folder, opened } = await makeStore();
  await damage(folder, sql);
  const server = await startMarket({ store: await openSqlite({ folder }) });
  try {
    const path = `/api/tables/${opened.table}`;
    for (const key of [opened.seats.ana, opened.host]) {
      const { status, body } = await ask(server.address, path, { key });
      expect([status, body.code]).toEqual([500, 'log-damaged']);
      expect(body.message).not.toMatch(/\d/);
    }
    // The store is well: nothing else than this table is hindered.
    const figures = (await ask(server.address, '/metrics')).body.text;
    expect(figures).toMatch(/haggle_store_up 1/);
  } finally {
    await server.close();
  }
});

test('the clock of a table whose record is damaged does not ring for ever', async () => {
  const folder = makeFolder();
  const first = await startMarket({ store: await openSqlite({ folder }) });
  await openMarket(first.address, { timeLimit: 1 });
  await first.close();
  await damage(folder, 'UPDATE tables SET head = head + 1');
  let readings = 0;
  const store = await openSqlite({ folder });
  const readTable: typeof store.readTable = (table) => {
    readings += 1;
    return store.readTable(table);
  };
  const server = await startMarket({ store: { ...store, readTable } });
  try {
    await expect.poll(() => readings, { timeout: 60_000 }).toBe(1);
    // It would be tried again after a second.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(readings).toBe(1);
  } finally {
    await server.close();
  }
});

test('of a record that cannot be read it is told whose it is', async () => {
  const { folder, opened } = await makeStore();
  await damage(folder, `UPDATE tables SET chairs = '{"ana":'`);
  const store = await openSqlite({ folder });
  const damaged = `the record of table ${opened.table} is damaged`;
  expect(await store.readTables()).toEqual({ records: [], damaged: [opened.table] });
  await expect(store.readTable(opened.table)).rejects.toThrow(damaged);
  await store.end();
});
