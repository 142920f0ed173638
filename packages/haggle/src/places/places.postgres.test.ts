import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningServer } from '@haggle/server';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { makeDatabase } from '../../../server/src/testing/database.ts';
import type { Place } from '../places/place.ts';
import { runInside as haggle } from '../testing/inside.ts';
import { CLI } from '../testing/run.ts';
import { call, type Opened, openTable, say, serveAt } from '../testing/server.ts';

let home = '';
let url = '';
const running: RunningServer[] = [];
const drops: (() => Promise<void>)[] = [];

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'haggle-storing-'));
  url = await makeUrl();
});

afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
  for (const drop of drops.splice(0)) await drop();
  rmSync(home, { recursive: true, force: true });
});

async function makeUrl(): Promise<string> {
  const made = await makeDatabase(inject('postgres'));
  drops.push(made.drop);
  return made.url;
}

async function serve(place: Place): Promise<RunningServer> {
  const server = await serveAt(place);
  running.push(server);
  return server;
}

async function stopAll(): Promise<void> {
  for (const server of running.splice(0)) await server.close();
}

/** All that a seat is told of its table. */
async function readAll(server: RunningServer, { table, seats }: Opened) {
  const key = seats.ana;
  const view = await call(server, `/api/tables/${table}`, { key });
  return [view, await call(server, `/api/tables/${table}/log`, { key })];
}

test('tables move from a folder to a database and back, and everything is as it was', async () => {
  const folder = join(home, 'data');
  const first = await serve({ kind: 'folder', folder });
  const [open, closed] = [await openTable(first, 520), await openTable(first, 2)];
  await call(first, `/api/tables/${closed.table}/close`, { key: closed.host, body: {} });
  const said = await say(first, open, 'say-7');
  const before = [await readAll(first, open), await readAll(first, closed)];
  await stopAll();
  const moved = await haggle('migrate', folder, url, '--json');
  expect(moved.err).toBe('');
  expect(JSON.parse(moved.out)).toMatchObject({
    ok: true,
    copied: [{ entries: 521 }, { entries: 3 }],
  });
  const again = await haggle('migrate', folder, url);
  expect([again.code, again.out.includes('is there already')]).toEqual([1, true]);
  const second = await serve({ kind: 'database', url });
  expect([await readAll(second, open), await readAll(second, closed)]).toEqual(before);
  expect(await say(second, open, 'say-7')).toEqual(said);
  expect((await say(second, open, 'new')).body).toEqual({ seq: 522 });
  const served = await haggle('migrate', url, join(home, 'back'));
  expect([served.code, served.err.includes('is being served')]).toEqual([2, true]);
  const after = await readAll(second, open);
  await stopAll();
  expect((await haggle('migrate', url, join(home, 'back'))).code).toBe(0);
  const third = await serve({ kind: 'folder', folder: join(home, 'back') });
  expect(await readAll(third, open)).toEqual(after);
  expect((await say(third, open, 'new')).body).toEqual({ seq: 522 });
});

test('a database is backed up and restored while servers go on', async () => {
  const server = await serve({ kind: 'database', url });
  const opened = await openTable(server, 10);
  const talking = Promise.all(Array.from({ length: 40 }, () => say(server, opened)));
  const file = join(home, 'backup.db');
  expect((await haggle('backup', file, '--database', url)).code).toBe(0);
  await talking;
  const place = ['--database', url];
  expect((await haggle('tables', 'delete', opened.table, '--yes', ...place)).code).toBe(0);
  const [gone] = await readAll(server, opened);
  expect(gone?.status).toBe(404);
  expect((await haggle('restore', file, ...place)).code).toBe(0);
  const [back] = await readAll(server, opened);
  expect(back?.status).toBe(200);
  const listed = await haggle('tables', 'list', '--json', ...place);
  const { tables } = JSON.parse(listed.out) as { tables: { entries: number }[] };
  expect(back?.body).toMatchObject({ seq: tables[0]?.entries });
  expect((await haggle('tables', 'close', opened.table, ...place)).code).toBe(0);
  expect((await say(server, opened)).body).toMatchObject({ code: 'table-closed' });
  const log = await haggle('tables', 'export', opened.table, ...place);
  expect(log.out.split('\n')).toHaveLength((tables[0]?.entries ?? 0) + 2);
});

test('a new key that is made beside the servers holds at once at each of them', async () => {
  const servers = [await serve({ kind: 'database', url }), await serve({ kind: 'database', url })];
  const [first] = servers;
  if (!first) throw new Error('no server');
  const { table, host } = await openTable(first, 1);
  const statuses = (key: string) =>
    Promise.all(
      servers.map(async (one) => (await call(one, `/api/tables/${table}`, { key })).status),
    );
  expect(await statuses(host)).toEqual([200, 200]);
  const made = await haggle('tables', 'key', table, 'host', '--json', '--database', url);
  const { key } = JSON.parse(made.out) as { readonly key: string };
  expect([await statuses(host), await statuses(key)]).toEqual([
    [404, 404],
    [200, 200],
  ]);
});

test('haggle serve keeps its tables in the database that the environment names', async () => {
  const one = await serveProcess(url);
  const two = await serveProcess(url);
  const opened = await openTable(one.server, 2);
  const [view] = await readAll(two.server, opened);
  expect(view).toMatchObject({ status: 200, body: { seq: 3 } });
  expect(await one.end('SIGKILL')).toBe(null);
  expect((await say(two.server, opened)).body).toEqual({ seq: 4 });
  expect(await two.end('SIGTERM')).toBe(0);
});

test('what is wrong with a database is said without its password', async () => {
  const nowhere = new URL(url);
  Object.assign(nowhere, { pathname: '/no_such', password: 'secret' });
  const ran = await haggle('tables', 'list', '--database', nowhere.href);
  expect([ran.code, ran.out]).toEqual([2, '']);
  expect(ran.err).toContain('/no_such cannot be used: there is no such database');
  expect(ran.err).not.toContain('secret');
});

async function serveProcess(database: string) {
  const argv = [...CLI, 'serve', '--port', '0'];
  const env = { ...process.env, HAGGLE_DATABASE: database };
  const child = spawn(process.execPath, argv, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const address = String(line).match(/http\S+/)?.[0] ?? '';
  const server = { address } as RunningServer;
  return { server, end: (signal: NodeJS.Signals) => end(child, signal) };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const gone = once(child, 'exit');
  child.kill(signal);
  const [code] = (await gone) as [number | null];
  return code;
}
