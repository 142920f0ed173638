import { cp } from 'node:fs/promises';
import { median } from '../figures.mjs';
import { startHaggle } from '../haggle.mjs';
import { processorMilliseconds, residentMegabytes } from '../machine.mjs';
import { SETUP } from '../swap.mjs';
import {
  costOfTrading,
  evenly,
  inFolder,
  readView,
  seated,
  sizeOf,
  tradeOn,
  warmUp,
} from './measuring.mjs';

/** Offered, accepted, delivered, traded. */
const EVENTS_A_TRADE = 4;
/** How many entries come after the newest snapshot when the server is killed: half of what may. */
const TAIL = 500;

/**
 * One table of 18 seats whose log grows: the first answer of a server after the last one was killed (less
 * what a second answer takes), by the clock and by processor time; memory with the table loaded; server
 * milliseconds of one more command; megabytes of the store after an orderly stop.
 */
export function growLog({ sizes, rounds, trades, base }) {
  return inFolder(base, async (folder) => {
    const figures = [];
    const first = await startHaggle(folder);
    const table = { opened: await first.open(SETUP), events: 1 };
    await first.stop();
    for (const events of sizes) {
      await fill(folder, table, events - TAIL);
      await fill(folder, table, events, 'SIGKILL');
      const loads = [];
      for (let round = 0; round < rounds; round++) loads.push(await load(folder, table));
      figures.push({
        log: events,
        first: median(loads.map((one) => one.first)),
        firstCost: median(loads.map((one) => one.cost)),
        resident: median(loads.map((one) => one.resident)),
        ...(await inFolder(base, (copy) => measureCopy(folder, copy, { table, rounds, trades }))),
      });
    }
    return figures;
  });
}

/** Lets the table's log grow to so many events; an orderly stop leaves a snapshot at its end. */
async function fill(folder, table, events, signal = 'SIGTERM') {
  const missing = Math.ceil((events - table.events) / EVENTS_A_TRADE);
  if (missing <= 0) return;
  const server = await startHaggle(folder);
  await tradeAt(server, table, missing);
  await server.stop(signal);
}

async function tradeAt(server, table, trades) {
  const pairs = trades < 100 ? 1 : 9;
  const rounds = evenly(trades, pairs);
  await seated(server, table.opened, (seats) => tradeOn(seats, { pairs, rounds }));
  table.events += rounds * pairs * EVENTS_A_TRADE;
}

async function load(folder, { opened }) {
  const server = await startHaggle(folder);
  // The connection and the code are warm before the table is asked for.
  for (let asked = 0; asked < 20; asked++) await fetch(`${server.http}/api/tables/nobody`);
  const cold = await timeView(server, opened);
  const resident = residentMegabytes(server.pid);
  const warm = await timeView(server, opened);
  await server.stop('SIGKILL');
  return { first: cold.time - warm.time, cost: cold.cost - warm.cost, resident };
}

async function timeView(server, { table, host }) {
  const before = processorMilliseconds(server.pid);
  const asked = performance.now();
  await readView(server, table, host);
  const time = performance.now() - asked;
  return { time, cost: processorMilliseconds(server.pid) - before };
}

/** In a copy of the store, so that what is done to measure it does not lengthen the log. */
async function measureCopy(folder, copy, { table, rounds, trades }) {
  await cp(folder, copy, { recursive: true });
  const first = await startHaggle(copy);
  await first.stop();
  const stored = await sizeOf(copy);
  const server = await startHaggle(copy);
  await warmUp(server);
  const costs = [];
  await seated(server, table.opened, async (seats) => {
    for (let round = 0; round < rounds; round++)
      costs.push(await costOfTrading(server, seats, { pairs: 1, trades }));
  });
  await server.stop();
  return { command: median(costs), stored };
}
