import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { start } from './processes.mjs';

const binary = join(
  dirname(createRequire(import.meta.url).resolve('haggle/package.json')),
  'bin/haggle.js',
);

/** The published server on a free port of this machine, with its data in the given folder, limits off, and other options of `serve`. */
export async function startHaggle(folder, options = []) {
  const server = await start(
    [
      binary,
      'serve',
      '--port',
      '0',
      '--host',
      '127.0.0.1',
      '--data',
      folder,
      '--limits',
      'off',
      '--log-level',
      'warn',
      ...options,
    ],
    (line) => {
      const found = /https?:\/\/[^\s/]+:\d+/.exec(line);
      return found && { http: found[0], url: found[0].replace('http', 'ws') };
    },
  );
  return { ...server, open: (setup, game) => openTable(server.http, setup, game) };
}

async function openTable(http, setup, game = 'mega-civilization') {
  const response = await fetch(`${http}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, setup }),
  });
  const opened = await response.json();
  if (response.status !== 201) throw new Error(`no table: ${JSON.stringify(opened)}`);
  return { table: opened.table, keys: opened.seats, host: opened.host };
}
