import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { processorMilliseconds } from '../machine.mjs';
import { sitAtTable } from '../server/table-client.mjs';
import { trade } from '../server/trade.mjs';
import { PAIRS, SETUP } from '../swap.mjs';

/** How many commands a trade has: propose, accept with the cards, deliver. */
const COMMANDS_A_TRADE = 3;

/** How often each pair trades before anything is measured. */
const WARM = 150;

/** Gives a new folder to `work` and removes it afterwards. */
export async function inFolder(base, work) {
  const folder = await mkdtemp(join(base, 'bench-growth-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Milliseconds of the server's processor time for each of so many pieces of work. */
export async function costOf(server, pieces, work) {
  const before = processorMilliseconds(server.pid);
  await work();
  return (processorMilliseconds(server.pid) - before) / pieces;
}

/** Server milliseconds a command while the first so many pairs of a table trade at once. */
export async function costOfTrading(server, seats, { pairs, trades }) {
  const rounds = evenly(trades, pairs);
  return costOf(server, pairs * rounds * COMMANDS_A_TRADE, () => tradeOn(seats, { pairs, rounds }));
}

/** How often each pair must trade, at least so many times together; each ends with the cards that it began with. */
export function evenly(trades, pairs) {
  return 2 * Math.ceil(trades / pairs / 2);
}

/** The first so many pairs trade at once, each so many times. */
export async function tradeOn(seats, { pairs, rounds }) {
  await Promise.all(
    PAIRS.slice(0, pairs).map(async (pair) => {
      for (let round = 0; round < rounds; round++) await trade(seats, pair, round);
    }),
  );
}

/** Sits down in all seats of an opened table while `work` runs. */
export async function seated(server, opened, work) {
  const seats = await sitAtTable({ url: server.url, ...opened });
  try {
    return await work(seats);
  } finally {
    for (const seat of Object.values(seats)) seat.close();
  }
}

/** Trades at a table of its own until the server's code has been compiled. */
export async function warmUp(server) {
  const load = { pairs: 9, rounds: WARM };
  await seated(server, await server.open(SETUP), (seats) => tradeOn(seats, load));
}

/** A table as one of its chairs sees it, as text, uncompressed. */
export async function readView(server, table, key) {
  const response = await fetch(`${server.http}/api/tables/${table}`, {
    headers: { authorization: `Bearer ${key}`, 'accept-encoding': 'identity' },
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`no view of the table: ${response.status}`);
  return text;
}

/** Megabytes of all files in a folder. */
export async function sizeOf(folder) {
  const files = await readdir(folder);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20;
}

export function pause(seconds) {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
