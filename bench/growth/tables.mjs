import { median } from '../figures.mjs';
import { startHaggle } from '../haggle.mjs';
import { processorMilliseconds, residentMegabytes } from '../machine.mjs';
import { setupFor } from '../swap.mjs';
import { costOf, costOfTrading, inFolder, pause, seated, warmUp } from './measuring.mjs';

const SETUP = setupFor(6);
const AT_ONCE = 50;
const WATCHED = 10;

/**
 * Servers with more and more tables of six seats, opened and left alone: memory and percent of a core while
 * all are in memory, server milliseconds of a command at one of them, seconds of an orderly stop; then the
 * start of a server that finds them stored, its processor time and its memory.
 */
export async function growTables({ sizes, rounds, trades, base }) {
  const figures = [];
  for (const tables of sizes) {
    figures.push(
      await inFolder(base, async (folder) => ({
        tables,
        ...(await measureOpen(folder, { tables, rounds, trades })),
        ...(await measureStart(folder)),
      })),
    );
  }
  return figures;
}

async function measureOpen(folder, { tables, rounds, trades }) {
  const server = await startHaggle(folder);
  const opened = await openAll(server, tables);
  await pause(5);
  const resident = residentMegabytes(server.pid);
  const idle = (await costOf(server, WATCHED * 1000, () => pause(WATCHED))) * 100;
  await warmUp(server);
  const command = await seated(server, opened[tables >> 1], async (seats) => {
    const costs = [];
    for (let round = 0; round < rounds; round++)
      costs.push(await costOfTrading(server, seats, { pairs: 1, trades }));
    return median(costs);
  });
  const asked = performance.now();
  await server.stop();
  return { resident, idle, command, stopping: (performance.now() - asked) / 1000 };
}

async function measureStart(folder) {
  const asked = performance.now();
  const server = await startHaggle(folder);
  const starting = (performance.now() - asked) / 1000;
  const startingCost = processorMilliseconds(server.pid) / 1000;
  const fresh = residentMegabytes(server.pid);
  await server.stop();
  return { starting, startingCost, fresh };
}

async function openAll(server, tables) {
  const opened = [];
  while (opened.length < tables) {
    const batch = Math.min(AT_ONCE, tables - opened.length);
    opened.push(...(await Promise.all(Array.from({ length: batch }, () => server.open(SETUP)))));
  }
  return opened;
}
