import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLocalBus } from '../bus/local.ts';
import type { RunningServer } from '../server.ts';
import { openMemory } from '../stores/memory.ts';
import { startForTest } from '../testing/running.ts';
import { ask, openMarket, startMarket } from '../testing/tables.ts';

let server: RunningServer;
let address: string;
/** Hears of each look at a table's locks, which the server takes when a request knocks. */
let looked = (): void => {};

beforeAll(async () => {
  const store = openMemory();
  const readLocks: typeof store.readLocks = async (table) => {
    const locks = await store.readLocks(table);
    looked();
    return locks;
  };
  // Slow enough that a second one comes while the first is under way.
  const replaceLock: typeof store.replaceLock = async (...values) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    await store.replaceLock(...values);
  };
  // As one of several servers it asks the store for the locks, whoever knocks.
  const bus = { ...openLocalBus(), shared: true };
  server = await startMarket({ limits: 'off', store: { ...store, readLocks, replaceLock }, bus });
  address = server.address;
});
afterAll(() => server.close());

/** A request whose body stops in the middle: resolves when the server has let it in that far. */
async function begin(path: string, key: string | undefined, body: unknown) {
  const text = JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  };
  const knocked = new Promise<void>((resolve) => {
    looked = resolve;
  });
  const asked = request(new URL(path, address), { method: 'POST', headers });
  const status = new Promise<number | undefined>((resolve, reject) => {
    asked.once('error', reject);
    asked.once('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
  });
  asked.write(text.slice(0, 5));
  await knocked;
  return {
    finish: () => {
      asked.end(text.slice(5));
      return status;
    },
  };
}

test.each(['ana', 'host'] as const)(
  'a request of %s whose body comes slowly does nothing once its key is dead',
  async (chair) => {
    const opened = await openMarket(address);
    const { table, host, seats } = opened;
    const path = `/api/tables/${table}`;
    const key = chair === 'host' ? host : seats.ana;
    const what =
      chair === 'host'
        ? { path: `${path}/keys`, body: { seat: 'ben' } }
        : { path: `${path}/commands`, body: { id: 'one', command: { type: 'say', text: 'hi' } } };
    const slow = await begin(what.path, key, what.body);
    const made = await ask(address, `${path}/keys`, { key: host, body: { seat: chair } });
    expect(made.status).toBe(200);
    expect(await slow.finish()).toBe(404);
    const seen = await ask(address, path, { key: seats.ben });
    expect(seen.body).toMatchObject({ seq: 1, view: { talk: [] } });
  },
);

test('a request whose body comes slowly is done while its key lives', async () => {
  const { table, seats } = await openMarket(address);
  const body = { id: 'one', command: { type: 'say', text: 'hi' } };
  const slow = await begin(`/api/tables/${table}/commands`, seats.ana, body);
  expect(await slow.finish()).toBe(200);
});

test('of two who ask at once for a new key with the key that it replaces, one gets it', async () => {
  const { table, host } = await openMarket(address);
  const reissue = () =>
    ask(address, `/api/tables/${table}/keys`, { key: host, body: { seat: 'host' } });
  const both = await Promise.all([reissue(), reissue()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  const key = both.map(({ body }) => body.key).find((one) => one !== undefined);
  expect((await ask(address, `/api/tables/${table}`, { key: String(key) })).status).toBe(200);
});

test('two who ask at once for a new key of another chair get one each, and the later stands', async () => {
  const { table, host } = await openMarket(address);
  const reissue = () =>
    ask(address, `/api/tables/${table}/keys`, { key: host, body: { seat: 'ana' } });
  const both = await Promise.all([reissue(), reissue()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const look = async ({ body }: Awaited<ReturnType<typeof ask>>) =>
    (await ask(address, `/api/tables/${table}`, { key: String(body.key) })).status;
  expect((await Promise.all(both.map(look))).sort()).toEqual([200, 404]);
});

test('of many sessions no more are tried than a table has chairs', async () => {
  const { table, seats } = await openMarket(address);
  const path = `/api/tables/${table}`;
  const traded = await ask(address, `${path}/session`, { method: 'POST', key: seats.ana });
  const [own = ''] = (traded.headers.get('set-cookie') ?? '').split(';');
  const junk = (count: number) =>
    Array.from({ length: count }, (_, at) => `haggle-${at}=a`).join('; ');
  const look = async (cookie: string) => (await ask(address, path, { headers: { cookie } })).status;
  expect(await look(`${junk(20)}; ${own}`)).toBe(200);
  expect(await look(`${junk(400)}; ${own}`)).toBe(404);
});

test('the store is not asked for what can be no table: PostgreSQL fails at some of it', async () => {
  const inner = openMemory();
  const asked: string[] = [];
  const readLocks: typeof inner.readLocks = (table) => {
    asked.push(table);
    return inner.readLocks(table);
  };
  const address = await startForTest({ store: { ...inner, readLocks } });
  for (const table of ['%00', 'a%00', 'a%20b', 'x'.repeat(65), 'nobody']) {
    const { status, body } = await ask(address, `/api/tables/${table}`, { key: 'x' });
    expect([table, status, body.code]).toEqual([table, 404, 'not-found']);
  }
  expect(asked).toEqual(['nobody']);
});
