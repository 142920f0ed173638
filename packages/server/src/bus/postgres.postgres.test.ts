import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { startCluster } from '../testing/cluster.ts';
import type { Bus } from './bus.ts';
import { openPostgresBus } from './postgres.ts';

const after: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const clean of after.splice(0).reverse()) await clean();
});

/** A bus over a database of its own, whose commits wait for a standby that is away. */
async function openWaiting() {
  const settings = {
    synchronous_standby_names: 'nobody',
    synchronous_commit: 'on',
    max_wal_senders: '1',
    wal_level: 'replica',
  };
  const cluster = await startCluster({ settings });
  after.push(cluster.end);
  const faults: unknown[] = [];
  const heard: string[] = [];
  const bus: Bus = openPostgresBus({ url: cluster.url(), failed: (fault) => faults.push(fault) });
  after.push(bus.end);
  bus.heed({ hear: (text) => heard.push(text), missed: () => {} });
  await bus.listen({ hear: () => {}, missed: () => {} });
  return { cluster, bus, faults, heard };
}

test('what is said waits for no standby and for no commit that does; it is lost then, and nothing else is', async () => {
  const { cluster, bus, faults, heard } = await openWaiting();
  bus.tell(['one', 'two']);
  await expect.poll(() => heard).toEqual(['one', 'two']);
  expect(bus.duty('bots')).toBe(false);
  await expect.poll(() => bus.duty('bots')).toBe(true);
  // A commit that tells something keeps all others from it until it is over.
  const game = await openClient(cluster.url());
  const commit = game
    .query(`CREATE TABLE moves (); SELECT pg_notify('other', 'news')`)
    .catch(() => {});
  await expect.poll(() => isWaiting(cluster.url())).toBe(true);
  bus.tell(['three']);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(heard).toEqual(['one', 'two']);
  const other = await openClient(cluster.url());
  await other.query(
    `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'`,
  );
  await commit;
  bus.tell(['four']);
  await expect.poll(() => heard).toEqual(['one', 'two', 'four']);
  expect([faults, bus.state()]).toMatchObject([[], { connected: true, reconnects: 0, duties: 1 }]);
  await Promise.all([game.end(), other.end()]);
});

test('who is there is asked anew whenever the connection is', async () => {
  const { cluster, bus } = await openWaiting();
  let missed = 0;
  bus.heed({
    hear: () => {},
    missed: () => {
      missed += 1;
    },
  });
  const other = await openClient(cluster.url());
  await other.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'haggle news'`,
  );
  await expect.poll(() => [bus.state().reconnects, missed]).toEqual([1, 1]);
  await other.end();
});

test('a duty that is given up before it is had is free for others', async () => {
  const { cluster, bus } = await openWaiting();
  const other = openPostgresBus({ url: cluster.url() });
  after.push(other.end);
  await other.listen({ hear: () => {}, missed: () => {} });
  expect(bus.duty('bots')).toBe(false);
  bus.quit('bots');
  // What is asked after it is answered after it.
  expect(bus.duty('clock')).toBe(false);
  await expect.poll(() => bus.duty('clock')).toBe(true);
  expect(bus.state().duties).toBe(1);
  await expect.poll(() => other.duty('bots')).toBe(true);
});

test('what no notification has room for is left out, and told', async () => {
  const { bus, faults, heard } = await openWaiting();
  bus.tell(['a'.repeat(8000), 'b'.repeat(7999), 'ü'.repeat(4000), 'short']);
  await expect.poll(() => heard).toEqual(['b'.repeat(7999), 'short']);
  expect([faults.length, bus.state().reconnects]).toEqual([1, 0]);
});

async function openClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // The database may end first.
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function isWaiting(url: string): Promise<boolean> {
  const client = await openClient(url);
  const { rows } = await client.query(
    `SELECT 1 FROM pg_stat_activity WHERE wait_event = 'SyncRep'`,
  );
  await client.end();
  return rows.length > 0;
}
