import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from '../figures.mjs';
import { startHaggle } from '../haggle.mjs';
import { run } from '../processes.mjs';
import { SETUP } from '../swap.mjs';

const clients = fileURLToPath(new URL('../server/load.mjs', import.meta.url));
const EVENTS = 10_000;

/**
 * A table with 18 seats and at least 10,000 events whose server is killed: how long the next server takes
 * for its first answer about it, less what a second answer takes. In milliseconds, the median of `rounds`;
 * `events` is how many the table had at least.
 */
export async function measureLoading({ rounds, base }) {
  const folder = await mkdtemp(join(base, 'bench-loading-'));
  try {
    const opened = await fill(folder);
    const times = [];
    for (let round = 0; round < rounds; round++) times.push(await loadOnce(folder, opened));
    return { milliseconds: median(times), events: EVENTS };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(folder) {
  const server = await startHaggle(folder);
  const opened = await server.open(SETUP);
  const task = {
    protocol: 'table',
    url: server.url,
    ...opened,
    measure: 'fill',
    trades: EVENTS / 3,
  };
  await run([clients, JSON.stringify(task)]);
  await server.stop('SIGKILL');
  return opened;
}

async function loadOnce(folder, opened) {
  const server = await startHaggle(folder);
  // The connection and the code are warm before the table is asked for.
  for (let asked = 0; asked < 20; asked++) await fetch(`${server.http}/api/tables/nobody`);
  const cold = await timeView(server, opened);
  const warm = await timeView(server, opened);
  await server.stop('SIGKILL');
  return cold - warm;
}

async function timeView(server, opened) {
  const asked = performance.now();
  const response = await fetch(`${server.http}/api/tables/${opened.table}`, {
    headers: { authorization: `Bearer ${opened.host}` },
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`the table did not come back: ${response.status}`);
  return performance.now() - asked;
}
