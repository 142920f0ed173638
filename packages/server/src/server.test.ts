import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect as dial } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { RunningServer } from './server.ts';
import { openMemory } from './stores/memory.ts';
import { openSqlite } from './stores/sqlite.ts';
import { connect } from './testing/client.ts';
import { ask, openMarket, startMarket } from './testing/tables.ts';
import { upgradeRequest } from './testing/upgrade.ts';

const folder = mkdtempSync(join(tmpdir(), 'haggle-'));
const running: RunningServer[] = [];

async function start(): Promise<RunningServer> {
  const server = await startMarket({ store: await openSqlite({ folder }) });
  running.push(server);
  return server;
}

afterEach(async () => {
  vi.restoreAllMocks();
  for (const server of running.splice(0)) await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('two people meet at a table, one gives a card, the other has it', async () => {
  const { address } = await start();
  const { table, seats } = await openMarket(address);
  const ana = await connect(address, table, { key: seats.ana });
  const ben = await connect(address, table, { key: seats.ben });
  await ana.next(({ type }) => type === 'view');
  await ben.next(({ type }) => type === 'view');
  const answer = await ana.command('one', { type: 'give', to: 'ben', kind: 'iron' });
  expect(answer).toEqual({ type: 'done', id: 'one', seq: 2, refs: { gift: 'ana-ben-1' } });
  expect(ana.heard.map(({ type }) => type)).toEqual(['joined', 'view', 'delta', 'done']);
  await ben.next(({ type }) => type === 'delta');
  expect(ben.view()).toMatchObject({ hand: { salt: 2, ochre: 3, iron: 1 } });
  const seen = await ask(address, `/api/tables/${table}`, { key: seats.ben });
  expect(seen.body).toMatchObject({ seq: 2, chair: 'ben', view: ben.view(), closed: null });
});

test('a table outlives its server', async () => {
  const first = await start();
  const { table, seats } = await openMarket(first.address);
  const path = `/api/tables/${table}`;
  const body = { id: 'one', command: { type: 'give', to: 'ben', kind: 'salt' } };
  const given = await ask(first.address, `${path}/commands`, { key: seats.ana, body });
  expect(given).toMatchObject({ status: 200, body: { seq: 2, refs: { gift: 'ana-ben-1' } } });
  const before = await ask(first.address, path, { key: seats.ben });
  await first.close();
  running.splice(0);
  const second = await start();
  expect((await ask(second.address, path, { key: seats.ben })).body).toEqual(before.body);
  const again = await ask(second.address, `${path}/commands`, { key: seats.ana, body });
  expect(again.body).toEqual(given.body);
  expect((await ask(second.address, path, { key: seats.ben })).body).toEqual(before.body);
});

test('a server that ends does not wait for an answer that nobody takes, nor for what is asked behind it', async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'long.txt'), 'x'.repeat(8 * 1024 * 1024));
  const server = await startMarket({ page: folder });
  const asking = 'GET /long.txt HTTP/1.1\r\nHost: x\r\n\r\n';
  for (const behind of ['', upgradeRequest('/api/tables/abc/live')]) {
    const wire = dial(server.port, '127.0.0.1').pause();
    wire.on('error', () => {});
    wire.write(asking + behind);
    await once(wire, 'readable');
  }
  // Both have come by then.
  expect((await ask(server.address, '/healthz')).status).toBe(200);
  let isClosed = false;
  const closing = server.close().then(() => {
    isClosed = true;
  });
  await expect.poll(() => isClosed, { timeout: 20_000 }).toBe(true);
  await closing;
});

test('a server that cannot have its port leaves nothing running', async () => {
  const { port } = await start();
  const made = vi.spyOn(globalThis, 'setInterval');
  const ended = vi.spyOn(globalThis, 'clearInterval');
  await expect(startMarket({ store: openMemory(), port })).rejects.toThrow('EADDRINUSE');
  const timers = made.mock.results.map(({ value }) => value as unknown);
  expect(timers.length).toBeGreaterThan(0);
  expect(ended.mock.calls.map(([timer]) => timer)).toEqual(expect.arrayContaining(timers));
});
