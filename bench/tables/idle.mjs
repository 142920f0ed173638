import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import WebSocket from 'ws';
import { startHaggle } from '../haggle.mjs';
import { processorSeconds, residentMegabytes } from '../machine.mjs';

const TABLES = 1000;
const SETUP = {
  seats: 6,
  cities: Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`seat-${n + 1}`, 4 + (n % 4)])),
};

/**
 * 1,000 tables of six seats at which nothing happens: resident megabytes and percent of a core, first with
 * nobody there, then with a socket in every one of the 6,000 seats. `seconds` is how long it is watched, each
 * time after `rest` seconds in which what opening and joining left behind is cleared away: the runtime collects
 * it half a minute after the last of it.
 */
export async function measureIdle({ seconds, rest, base }) {
  const folder = await mkdtemp(join(base, 'bench-idle-'));
  const server = await startHaggle(folder);
  const sockets = [];
  try {
    const opened = await openAll(server);
    const empty = await watch(server.pid, { seconds, rest });
    for (const { table, keys } of opened) {
      const joined = Object.values(keys).map((key) =>
        sit(`${server.url}/api/tables/${table}/live`, key),
      );
      sockets.push(...(await Promise.all(joined)));
    }
    const seated = await watch(server.pid, { seconds, rest });
    return { empty, seated, sockets: sockets.length };
  } finally {
    for (const socket of sockets) socket.terminate();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function openAll(server) {
  const opened = [];
  for (let batch = 0; batch < TABLES / 10; batch++) {
    opened.push(...(await Promise.all(Array.from({ length: 10 }, () => server.open(SETUP)))));
  }
  return opened;
}

function sit(address, key) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { perMessageDeflate: false });
    socket.on('open', () => socket.send(JSON.stringify({ type: 'join', key })));
    socket.on('error', reject);
    socket.on('message', (data) => {
      if (data.includes('"joined"')) resolve(socket);
    });
  });
}

async function watch(pid, { seconds, rest }) {
  await pause(rest);
  const before = processorSeconds(pid);
  await pause(seconds);
  const percent = ((processorSeconds(pid) - before) / seconds) * 100;
  return { megabytes: residentMegabytes(pid), percent };
}

function pause(seconds) {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
