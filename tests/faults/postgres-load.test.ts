import { cpus } from 'node:os';
import { chain, EMPTY_LOG, type Entry, type Head } from '@haggle/engine';
import { openPostgres, type Store } from '@haggle/server';
import { expect, test } from 'vitest';
import { startCluster } from '../../packages/server/src/testing/cluster.ts';
import { makeDatabase } from '../../packages/server/src/testing/database.ts';
import { plainTable } from '../../packages/server/src/testing/tables.ts';

/** How long each measurement lasts, in milliseconds. */
const LASTS = 4000;

type Seat = { readonly id: string; head: Head };

/** What one PostgreSQL carries: commits of several servers at once, each with one entry a table. */
test('one PostgreSQL under the commits of several servers', async () => {
  const cluster = await startCluster({ settings: { fsync: 'on', shared_buffers: '128MB' } });
  const { url } = await makeDatabase(cluster.url());
  console.log(`${cpus().length} cores, ${cpus()[0]?.model}, clients on the same machine`);
  for (const servers of [1, 2, 3]) {
    for (const tables of [1, 10, 100]) {
      const stores = await Promise.all(
        Array.from({ length: servers }, () => openPostgres({ url })),
      );
      const name = `${servers}-${tables}`;
      const runs = await Promise.all(stores.map((store, n) => load(store, `${name}-${n}`, tables)));
      const times = runs.flat().sort((one, other) => one - other);
      const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
      const perSecond = (count: number) => Math.round((count * 1000) / LASTS);
      console.log(
        `${servers} servers, ${tables} tables a commit: ${perSecond(times.length)} commits/s, ` +
          `${perSecond(times.length * tables)} entries/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
      );
      expect(times.length).toBeGreaterThan(0);
      for (const store of stores) await store.end();
    }
  }
  await cluster.end();
});

/** Commits again and again; how long each took, in milliseconds. */
async function load(store: Store, name: string, count: number): Promise<number[]> {
  const seats: Seat[] = Array.from({ length: count }, (_, n) => ({
    id: `load-${name}-${n}`,
    head: EMPTY_LOG,
  }));
  for (const seat of seats) {
    await store.create(plainTable(seat.id), appendTo(seat, 0));
  }
  const times: number[] = [];
  const end = performance.now() + LASTS;
  for (let n = 1; performance.now() < end; n += 1) {
    const started = performance.now();
    const results = await store.append(seats.map((seat) => appendTo(seat, n)));
    times.push(performance.now() - started);
    if (results.some((result) => result !== 'stored')) throw new Error('fenced');
  }
  return times;
}

/** The next entry of a table, about as large as that of a trade, with what was answered. */
function appendTo(seat: Seat, n: number) {
  const after = seat.head.seq;
  const entry: Entry = chain(seat.head, {
    at: n,
    by: 'ana',
    id: `c${n}`,
    command: { type: 'say', text: 'x'.repeat(150) },
    event: { type: 'said', ...{ text: 'x'.repeat(150) } },
  });
  seat.head = entry;
  const answers = [{ chair: 'ana', id: `c${n}`, digest: 'd'.repeat(22), seq: n + 1, refs: {} }];
  const chairs = Object.fromEntries(Array.from({ length: 18 }, (_, one) => [`seat-${one}`, n]));
  return { table: seat.id, after, entries: [entry], answers, chairs, deadline: null };
}
