import { chanceAt, type Random } from '@haggle/engine';
import { openPostgres } from '@haggle/server';
import { afterEach, expect, test } from 'vitest';
import { type Child, startChild } from '../../packages/server/src/testing/child.ts';
import { type Cluster, startCluster } from '../../packages/server/src/testing/cluster.ts';
import { makeDatabase, query } from '../../packages/server/src/testing/database.ts';
import { judge, playLeague, RICH } from '../../packages/server/src/testing/league.ts';
import { startProxy, type Wire } from '../../packages/server/src/testing/proxy.ts';
import { openMarket } from '../../packages/server/src/testing/tables.ts';
import { readRun, wait } from './tables.ts';

/** A server with a network of its own to the database. */
type Post = { readonly proxy: Wire; child: Child | undefined };

const SERVERS = 3;
const cleaning: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

test('three servers over one PostgreSQL, anything of which may fail at any time', async () => {
  const { rounds, seed } = readRun(40);
  const random = chanceAt(`postgres ${seed}`, 0);
  const cluster = await startCluster({ settings: { fsync: 'on' } });
  cleaning.push(cluster.end);
  const { url } = await makeDatabase(cluster.url());
  const posts = await Promise.all(Array.from({ length: SERVERS }, () => manPost(cluster, url)));
  const addresses = () => posts.flatMap(({ child }) => child?.address ?? []);
  const opened = await openMarket(addresses()[0] ?? '', { hands: RICH });
  const done = new Map<string, number>();
  let over = false;
  const failing = (async () => {
    for (let round = 0; round < rounds; round += 1) {
      await wait(100 + random(900));
      const what = await fail({ cluster, url, posts, random });
      done.set(what, (done.get(what) ?? 0) + 1);
    }
    over = true;
  })();
  const record = await playLeague({ opened, addresses, commands: 50, enough: () => over });
  await failing;
  const store = await openPostgres({ url });
  const { head } = (await store.readTable(opened.table)) ?? { head: 0 };
  expect(await judge(store, opened, record), `seed ${seed}`).toEqual([]);
  await store.end();
  const shown = [...record.shown.values()].reduce((sum, seen) => sum + seen.length, 0);
  const told = {
    entries: head,
    answered: record.answered.size,
    shown,
    ...Object.fromEntries(done),
  };
  console.log(`${rounds} faults: ${JSON.stringify(told)}`);
  expect(record.answered.size).toBeGreaterThanOrEqual(150);
});

async function manPost(cluster: Cluster, url: string): Promise<Post> {
  const proxy = await startProxy(cluster.port);
  const post: Post = { proxy, child: await startChild(proxy.url(url)) };
  cleaning.push(proxy.end, async () => post.child?.kill('SIGKILL'));
  return post;
}

type Scene = {
  readonly cluster: Cluster;
  readonly url: string;
  readonly posts: readonly Post[];
  readonly random: Random;
};

/** Lets something fail and come back; gives its name. */
async function fail({ cluster, url, posts, random }: Scene): Promise<string> {
  const post = posts[random(posts.length)];
  if (!post) throw new Error('nobody is there');
  const { proxy } = post;
  const kind = random(10);
  if (kind < 4) {
    await replace(post, url, kind === 0 ? 'SIGTERM' : 'SIGKILL');
    return kind === 0 ? 'stopped' : 'killed';
  }
  if (kind < 6) {
    await cluster.stop(kind === 4 ? 'fast' : 'immediate');
    await wait(random(1500));
    await cluster.start();
    return kind === 4 ? 'database restarted' : 'database crashed';
  }
  if (kind < 8) {
    proxy.stall();
    await wait(random(kind === 6 ? 800 : 7000));
    if (random(2)) proxy.cut();
    proxy.resume();
    return 'network stalled';
  }
  if (kind < 9) {
    proxy.cut();
    return 'network cut';
  }
  await query(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND random() < 0.5`,
  );
  return 'connections ended';
}

/** A server that was killed while its database was away may need another try to start. */
async function replace(post: Post, url: string, signal: NodeJS.Signals): Promise<void> {
  const { child } = post;
  post.child = undefined;
  await child?.kill(signal);
  post.child = await startChild(post.proxy.url(url));
}
