import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startHaggle } from '../haggle.mjs';
import { readPort, start } from '../processes.mjs';
import { SEATS, SETUP } from '../swap.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * The servers that are measured side by side. Each `begin` starts one on a free port of this machine and
 * gives `task` (what the clients must know to sit down at a fresh table), its process id and `stop`.
 * Their files lie in a folder under `base`, which should be a real disk: durable writes are measured.
 */
export const contenders = {
  bare: async (base) => {
    const folder = await mkdtemp(join(base, 'bench-bare-'));
    const server = await start([here('bare.mjs'), join(folder, 'log.db')], readPort);
    const keys = Object.fromEntries(SEATS.map((seat) => [seat, seat]));
    const task = { protocol: 'table', url: `ws://127.0.0.1:${server.port}`, table: 'bare', keys };
    return withFolder({ ...server, task: async () => task }, folder);
  },
  haggle: (base) => beginHaggle(base, { compress: false }),
  thin: (base) => beginHaggle(base, { compress: true }),
  boardgame: async () => {
    const server = await start([here('../peers/server.mjs')], readPort);
    let tables = 0;
    const task = async () => ({
      protocol: 'boardgame',
      url: `ws://127.0.0.1:${server.port}`,
      table: `match-${++tables}`,
    });
    return { ...server, task };
  },
  colyseus: async () => {
    const server = await start([here('../peers/colyseus.mjs')], readPort);
    const place = `127.0.0.1:${server.port}`;
    const task = { protocol: 'colyseus', http: `http://${place}`, url: `ws://${place}` };
    return { ...server, task: async () => task };
  },
};

/** Haggle's server; with `compress` it compresses what it sends, and the clients ask it to. */
async function beginHaggle(base, { compress }) {
  const folder = await mkdtemp(join(base, 'bench-haggle-'));
  const server = await startHaggle(folder, compress ? ['--compress'] : []);
  const task = async () => ({
    protocol: 'table',
    url: server.url,
    compress,
    ...(await server.open(SETUP)),
  });
  return withFolder({ ...server, task }, folder);
}

function withFolder(server, folder) {
  return {
    ...server,
    stop: async (signal) => {
      await server.stop(signal);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
