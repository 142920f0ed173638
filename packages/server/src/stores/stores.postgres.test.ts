import { afterAll, expect, inject, test } from 'vitest';
import { makeDatabase, query } from '../testing/database.ts';
import { testStore } from '../testing/stores.suite.ts';
import { plainTable } from '../testing/tables.ts';
import { openPool } from './postgres/pool.ts';
import { REMOVE, SAVE_SNAPSHOT } from './postgres/schema.ts';
import { openPostgres } from './postgres.ts';

const server = inject('postgres');
const databases: (() => Promise<void>)[] = [];
const places = new Map<unknown, string>();

afterAll(async () => {
  for (const drop of databases) await drop();
});

async function makePlace(): Promise<string> {
  const { url, drop } = await makeDatabase(server);
  databases.push(drop);
  return url;
}

async function open(url?: string) {
  const place = url ?? (await makePlace());
  const store = await openPostgres({ url: place });
  places.set(store, place);
  return store;
}

testStore('the store in PostgreSQL', open, async (store) => {
  await store.end();
  return open(places.get(store));
});

const empty = { after: 0, entries: [], answers: [], chairs: {}, deadline: null };

test('no character of a name or a seed is lost', async () => {
  const url = await makePlace();
  const store = await open(url);
  await store.create(
    { ...plainTable('here'), seed: '\u0000\ud800', name: 'a\u0000b \ud83c' },
    { ...empty, table: 'here' },
  );
  const { seed, name } = (await store.readTable('here')) ?? {};
  expect([seed, name]).toEqual(['\u0000\ud800', 'a\u0000b \ud83c']);
  await store.end();
});

test('several servers may make the tables of one new database at once', async () => {
  const url = await makePlace();
  const stores = await Promise.all([1, 2, 3, 4].map(() => openPostgres({ url })));
  const nothing = { records: [], damaged: [] };
  expect(await Promise.all(stores.map((store) => store.readTables()))).toEqual(
    stores.map(() => nothing),
  );
  for (const store of stores) await store.end();
});

test('of two servers that append at the same place to the same tables one is fenced at each', async () => {
  const url = await makePlace();
  const one = await open(url);
  const two = await open(url);
  const ids = Array.from({ length: 20 }, (_, n) => `table-${n}`);
  for (const id of ids) await one.create(plainTable(id), { ...empty, table: id });
  for (let round = 0; round < 20; round++) {
    const batch = ids.map((table) => ({
      ...empty,
      table,
      after: round,
      entries: [entry(round + 1)],
    }));
    // In opposite orders, so that they would wait for each other if rows were locked as they come.
    const results = await Promise.all([one.append(batch), two.append(batch.toReversed())]);
    const [first = [], second = []] = [results[0], results[1].toReversed()];
    for (const [index, result] of first.entries()) {
      expect([result, second[index]].sort()).toEqual(['fenced', 'stored']);
    }
  }
  const { records } = await one.readTables();
  expect(new Set(records.map(({ head }) => head))).toEqual(new Set([20]));
  await one.end();
  await two.end();
});

test('a commit is durable when it returns, whatever the database’s own setting', async () => {
  const url = await makePlace();
  const name = new URL(url).pathname.slice(1);
  await query(url, `ALTER DATABASE ${name} SET synchronous_commit = off`);
  const pool = openPool({ url });
  expect(await pool.ask('SHOW synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
  await pool.end();
});

test('a connection that ends between two statements ends what was done on it, and nothing else', async () => {
  const faults: unknown[] = [];
  const pool = openPool({ url: await makePlace(), failed: (fault) => faults.push(fault) });
  const held = pool.holding(async (ask) => {
    const [row] = await ask<{ id: number }>('SELECT pg_backend_pid() AS id');
    await pool.ask('SELECT pg_terminate_backend($1)', [row?.id]);
    await expect.poll(() => faults.length).toBeGreaterThan(0);
    await ask('SELECT 1');
  });
  await expect(held).rejects.toThrow();
  expect(await pool.ask('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await pool.end();
});

test('a table whose removal is under way gets no snapshot any more', async () => {
  const url = await makePlace();
  const store = await open(url);
  await store.create(plainTable('here'), { ...empty, table: 'here' });
  const snapshot = { seq: 1, hash: '1', at: 1, state: {}, chairs: {} };
  const pool = openPool({ url });
  const saving = await pool.within('BEGIN', async (ask) => {
    await ask(REMOVE[0], ['here']);
    const begun = store.saveSnapshots([{ table: 'here', snapshot, milestone: true }]);
    // Long enough for the snapshot to come as far as it can before the removal ends.
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { begun };
  });
  await saving.begun;
  expect(await query(url, 'SELECT seq FROM haggle.snapshots')).toEqual([]);
  await pool.end();
  await store.end();
});

test('appends do not wait for a snapshot that is being saved', async () => {
  const url = await makePlace();
  const store = await open(url);
  await store.create(plainTable('here'), { ...empty, table: 'here' });
  const pool = openPool({ url });
  await pool.within('BEGIN', async (ask) => {
    await ask(SAVE_SNAPSHOT, ['here', 1, '{}', '{}', '', true]);
    const append = { ...empty, table: 'here', entries: [entry(1)] };
    expect(await store.append([append])).toEqual(['stored']);
  });
  expect(await query(url, 'SELECT seq FROM haggle.snapshots')).toEqual([{ seq: 1 }]);
  await pool.end();
  await store.end();
});

test('what is wrong with the address is told at the opening', async () => {
  const nobody = new URL(server);
  nobody.pathname = '/no_such_database';
  await expect(openPostgres({ url: nobody.href })).rejects.toMatchObject({ code: '3D000' });
  const away = openPostgres({ url: 'postgres://127.0.0.1:1/haggle', patience: 0 });
  await expect(away).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

function entry(seq: number) {
  return { seq, at: 1, by: 'ana', event: { type: 'said' }, hash: `${seq}` };
}

test('what is read at one instant is begun once: whoever writes it elsewhere would find it there', async () => {
  const store = await open();
  let begun = 0;
  const cut = Object.assign(new Error('the line is cut'), { code: 'ECONNRESET' });
  const reading = store.atOneInstant(async () => {
    begun += 1;
    throw cut;
  });
  await expect(reading).rejects.toBe(cut);
  expect(begun).toBe(1);
  expect((await store.atOneInstant((source) => source.readTables())).records).toEqual([]);
});
