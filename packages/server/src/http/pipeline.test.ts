import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openMemory } from '../stores/memory.ts';
import type { Store } from '../stores/store.ts';
import { connect as connectGuest } from '../testing/client.ts';
import { ask, openMarket, startMarket } from '../testing/tables.ts';
import { upgradeRequest } from '../testing/upgrade.ts';

/** A connection that one writes on, with the status of each answer so far. */
function call(port: number) {
  const wire = connect(port, '127.0.0.1');
  let heard = '';
  wire.on('data', (data) => {
    heard += data;
  });
  const closed = new Promise((resolve) => wire.once('close', resolve));
  const statuses = () =>
    [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
  return { wire, statuses, closed, heard: () => heard };
}

function start(store: Store) {
  return startMarket({ store, limits: { requests: { perSecond: 0.01, burst: 13 } } });
}

/** A server with a table at which Ana's view counts for three requests. */
async function startLarge() {
  const store = openMemory();
  const server = await start(store);
  const kinds = Array.from({ length: 2000 }, (_, n) => `${'k'.repeat(58)}${1000 + n}`);
  const hands = { ana: Object.fromEntries(kinds.map((kind) => [kind, 1])), ben: { salt: 1 } };
  const { table, seats } = await openMarket(server.address, { hands });
  return { store, server, table, path: `/api/tables/${table}`, key: `${seats.ana}` };
}

test('what is asked in one piece counts like what is asked one after another', async () => {
  const { server, path, key } = await startLarge();
  const one = `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`;
  const { wire, statuses } = call(server.port);
  wire.write(one.repeat(8));
  await expect.poll(statuses).toHaveLength(8);
  // One for the table, three for each view.
  expect(statuses()).toEqual([200, 200, 200, 200, 429, 429, 429, 429]);
  wire.destroy();
  await server.close();
});

/** A server whose tables come when they are told to, with how many were asked for by then. */
async function startSlow() {
  const first = await startLarge();
  let load = (): void => {};
  const loading = new Promise<void>((resolve) => {
    load = resolve;
  });
  let asked = 0;
  const readLocks: typeof first.store.readLocks = async (table) => {
    asked += 1;
    await loading;
    return first.store.readLocks(table);
  };
  const server = await start({ ...first.store, readLocks });
  const close = async () => {
    await server.close();
    await first.server.close();
  };
  return { ...first, server, load, asked: () => asked, close };
}

test('what is asked on many connections while their table comes counts before the next view is written', async () => {
  const { server, path, key, load, asked, close } = await startSlow();
  const looks = Array.from({ length: 8 }, () => ask(server.address, path, { key }));
  await expect.poll(asked).toBe(8);
  load();
  const statuses = (await Promise.all(looks)).map(({ status }) => status).sort();
  // Eight for the requests, two more for each view.
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
  await close();
});

test('so does what many sockets join for', async () => {
  const { server, table, key, load, asked, close } = await startSlow();
  const guests = await Promise.all(
    Array.from({ length: 8 }, () => connectGuest(server.address, table, { key })),
  );
  await expect.poll(asked).toBe(8);
  load();
  const first = ({ type }: { type: string }) => type === 'view' || type === 'refused';
  const answers = await Promise.all(guests.map((guest) => guest.next(first)));
  expect(answers.map(({ type }) => type).sort()).toEqual([
    ...Array<string>(5).fill('refused'),
    ...Array<string>(3).fill('view'),
  ]);
  await Promise.all(guests.map((guest) => guest.leave()));
  await close();
});

test.each([
  { most: 32, limits: {} },
  { most: 3, limits: { pipelined: 3 } },
])(
  'only $most requests wait on a connection, and are answered in their order',
  async ({ most, limits }) => {
    const store = openMemory();
    let answer: (() => void) | undefined;
    const check: typeof store.check = () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      });
    const server = await startMarket({ store: { ...store, check }, limits });
    const { wire, statuses, closed, heard } = call(server.port);
    const request = (path: string, id: number) =>
      `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Request-Id: r${id}\r\n\r\n`;
    const others = Array.from({ length: 50 }, (_, n) => request('/healthz', n + 1));
    wire.write([request('/readyz', 0), ...others].join(''));
    await expect.poll(() => answer).toBeTypeOf('function');
    expect(statuses()).toEqual([]);
    answer?.();
    await closed;
    expect(statuses()).toEqual([...Array<number>(most + 1).fill(200), 429]);
    const ids = [...heard().matchAll(/x-request-id: (\w+)/g)].map(([, id]) => id);
    expect(ids).toEqual(Array.from({ length: most + 2 }, (_, n) => `r${n}`));
    expect(heard()).toMatch(/retry-after: 10/i);
    await server.close();
  },
);

/** A server whose `/readyz` answers when it is told to, and a connection on which a socket is asked for behind that. */
async function askBehind() {
  let answer = (): void => {};
  const check = () =>
    new Promise<void>((resolve) => {
      answer = resolve;
    });
  const server = await startMarket({ store: { ...openMemory(), check } });
  const calling = call(server.port);
  calling.wire.write(
    `GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n${upgradeRequest('/api/tables/abc/live')}`,
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  return { ...calling, server, answer: () => answer() };
}

test('a socket that is asked for behind an answer under way comes after that answer', async () => {
  const { server, wire, statuses, heard, answer } = await askBehind();
  expect(statuses()).toEqual([]);
  answer();
  await expect.poll(statuses).toEqual([200, 101]);
  expect(heard()).toMatch(/\r\n\r\n\{"status":"ready"\}HTTP\/1\.1 101 /);
  wire.destroy();
  await server.close();
});

test('a connection that breaks while a socket waits on it ends no process', async () => {
  const { server, wire, closed, answer } = await askBehind();
  wire.resetAndDestroy();
  await closed;
  // A fault that nobody takes, which would end a server, fails the run of these tests.
  expect((await ask(server.address, '/healthz')).status).toBe(200);
  answer();
  expect((await ask(server.address, '/healthz')).status).toBe(200);
  await server.close();
});

test('a socket that is asked for behind an answer ends with who asked', async () => {
  const { server, wire, closed, answer } = await askBehind();
  wire.destroy();
  await closed;
  answer();
  expect((await ask(server.address, '/healthz')).status).toBe(200);
  await server.close();
});

test('a long answer goes on although a socket is asked for behind it', async () => {
  const page = mkdtempSync(join(tmpdir(), 'haggle-page-'));
  onTestFinished(() => rmSync(page, { recursive: true, force: true }));
  const size = 8 * 1024 * 1024;
  writeFileSync(join(page, 'long.txt'), 'x'.repeat(size));
  const server = await startMarket({ page });
  const { wire, statuses, heard } = call(server.port);
  wire.write(`GET /long.txt HTTP/1.1\r\nHost: x\r\n\r\n${upgradeRequest('/api/tables/abc/live')}`);
  await expect.poll(statuses, { timeout: 20_000 }).toEqual([200, 101]);
  expect(heard().length).toBeGreaterThan(size);
  wire.destroy();
  await server.close();
});
