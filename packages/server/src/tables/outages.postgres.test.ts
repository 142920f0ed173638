import { afterEach, expect, inject, test } from 'vitest';
import { openPostgresBus } from '../bus/postgres.ts';
import type { RunningServer } from '../server.ts';
import { openPostgres } from '../stores/postgres.ts';
import { type Child, startChild } from '../testing/child.ts';
import { startCluster } from '../testing/cluster.ts';
import { makeDatabase } from '../testing/database.ts';
import { judge, playLeague, RICH } from '../testing/league.ts';
import { startProxy } from '../testing/proxy.ts';
import { ask, type Opened, openMarket, startMarket } from '../testing/tables.ts';

const after: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const clean of after.splice(0).reverse()) await clean();
});

async function makePlace(): Promise<string> {
  const { url, drop } = await makeDatabase(inject('postgres'));
  after.push(drop);
  return url;
}

async function start(url: string, options: { timeout?: number; patience?: number } = {}) {
  const store = await openPostgres({ url, ...options });
  const bus = openPostgresBus({ url, ...options, beat: 300 });
  const server = await startMarket({ limits: 'off', store, bus });
  after.push(() => server.close());
  return server;
}

async function verdict(
  url: string,
  opened: Opened,
  record: Awaited<ReturnType<typeof playLeague>>,
) {
  const store = await openPostgres({ url });
  const wrong = await judge(store, opened, record);
  await store.end();
  return wrong;
}

test('servers killed in mid-deal: what was answered stands, and the others go on', async () => {
  const url = await makePlace();
  const children: Child[] = await Promise.all([startChild(url), startChild(url)]);
  after.push(() => Promise.all(children.map((child) => child.kill('SIGKILL'))));
  const open = new Set(children.map(({ address }) => address));
  const opened = await openMarket(children[0]?.address ?? '', { hands: RICH });
  let kills = 0;
  const killing: Promise<unknown>[] = [];
  const replace = async (): Promise<void> => {
    const victim = children.shift();
    if (!victim) return;
    open.delete(victim.address);
    await victim.kill('SIGKILL');
    const next = await startChild(url);
    children.push(next);
    open.add(next.address);
  };
  const record = await playLeague({
    opened,
    addresses: () => [...open],
    commands: 50,
    answered: (count) => {
      if (count < 40 * (kills + 1) || kills === 2) return;
      kills += 1;
      killing.push(replace());
    },
  });
  await Promise.all(killing);
  expect(await verdict(url, opened, record)).toEqual([]);
  expect([kills, record.answered.size]).toEqual([2, 150]);
});

test('a database that crashes under load and comes back: commands wait, nothing is lost', async () => {
  const cluster = await startCluster({ settings: { fsync: 'on' } });
  after.push(cluster.end);
  const { url, drop } = await makeDatabase(cluster.url());
  const servers = [await start(url), await start(url)];
  const [one] = servers as [RunningServer];
  const opened = await openMarket(one.address, { hands: RICH });
  let crashes = 0;
  let crashing = Promise.resolve();
  const crash = async (how: 'fast' | 'immediate'): Promise<void> => {
    await cluster.stop(how);
    expect((await ask(one.address, '/readyz')).status).toBe(503);
    expect((await ask(one.address, '/healthz')).status).toBe(200);
    await cluster.start();
  };
  const record = await playLeague({
    opened,
    addresses: () => servers.map(({ address }) => address),
    commands: 40,
    answered: (count) => {
      if (count < 30 * (crashes + 1) || crashes === 2) return;
      crashes += 1;
      const how = crashes === 1 ? 'immediate' : 'fast';
      // One after the other, however slow the machine is.
      crashing = crashing.then(() => crash(how));
    },
  });
  await crashing;
  expect(await verdict(url, opened, record)).toEqual([]);
  expect([crashes, record.answered.size]).toEqual([2, 120]);
  for (const { address } of servers) {
    await expect
      .poll(async () => (await ask(address, '/readyz')).status, { timeout: 30_000 })
      .toBe(200);
  }
  for (const server of servers) await server.close();
  after.splice(1);
  await drop();
});

test('a network that stalls between a server and the database holds nobody else up', async () => {
  const url = await makePlace();
  const proxy = await startProxy(Number(new URL(url).port));
  after.push(proxy.end);
  const far = await start(proxy.url(url), { timeout: 700 });
  const near = await start(url);
  const opened = await openMarket(near.address, { hands: RICH });
  let stalls = 0;
  const record = await playLeague({
    opened,
    addresses: () => [far.address, near.address],
    commands: 40,
    answered: (count) => {
      if (count < 30 * (stalls + 1) || stalls === 2) return;
      stalls += 1;
      proxy.stall();
      setTimeout(stalls === 1 ? proxy.resume : proxy.cut, 1500);
      if (stalls === 2) setTimeout(proxy.resume, 2000);
    },
  });
  expect(await verdict(url, opened, record)).toEqual([]);
  expect([stalls, record.answered.size]).toEqual([2, 120]);
});

test('a database that stays away: commands are refused as unavailable, and later carried out', async () => {
  const url = await makePlace();
  const proxy = await startProxy(Number(new URL(url).port));
  after.push(proxy.end);
  const server = await start(proxy.url(url), { timeout: 500, patience: 400 });
  const opened = await openMarket(server.address, { hands: RICH });
  const path = `/api/tables/${opened.table}/commands`;
  const body = { id: 'one', command: { type: 'give', to: 'ben', kind: 'salt' } };
  const send = () => ask(server.address, path, { key: opened.seats.ana, body });
  proxy.stall();
  const refused = await send();
  expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
  expect((await ask(server.address, '/readyz')).status).toBe(503);
  proxy.resume();
  await expect.poll(async () => (await send()).status, { timeout: 30_000 }).toBe(200);
  expect((await send()).body).toEqual({ seq: 2, refs: { gift: 'ana-ben-1' } });
});
