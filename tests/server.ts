import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A server process of its own; `kill` ends it as a power cut would, `stop` politely. */
export type RunningServer = {
  readonly address: string;
  readonly port: number;
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** How to start `haggle serve`: where its binary is, and where the server keeps its tables. */
export type ServeOptions = {
  readonly data: string;
  readonly port?: number;
  readonly binary?: string;
};

export const binary = join(root, 'packages/haggle/bin/haggle.js');

/** Starts the built binary on a port of this machine and waits for its one line. Throws when it ends before. */
export async function serve({
  data,
  port = 0,
  binary: file = binary,
}: ServeOptions): Promise<RunningServer> {
  const args = [file, 'serve', '--port', String(port), '--host', '127.0.0.1', '--data', data];
  const child = spawn(process.execPath, [...args, '--limits', 'off', '--log-level', 'warn'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'exit');
  let complaint = '';
  child.stderr.on('data', (data: Buffer) => {
    complaint += data.toString();
  });
  const address = await Promise.race([
    firstAddress(child.stdout),
    gone.then(([code]) => {
      throw new Error(`haggle serve ended with ${String(code)}: ${complaint}`);
    }),
  ]);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await gone;
  };
  return {
    address,
    port: Number(new URL(address).port),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** An empty folder for the length of a test file, and what removes it. */
export async function makeFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'haggle-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** What `POST /api/tables` answers. */
export type OpenedTable = {
  readonly table: string;
  readonly host: string;
  readonly seats: Readonly<Record<string, string>>;
  readonly spectator: string;
};

/** Opens a table over HTTP. Throws with the answer's text when it is refused. */
export async function openTable(address: string, request: unknown): Promise<OpenedTable> {
  const response = await fetch(new URL('/api/tables', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  const body = await response.text();
  if (response.status !== 201) throw new Error(`no table: ${response.status} ${body}`);
  return JSON.parse(body) as OpenedTable;
}

/** A chair's view over HTTP. */
export async function fetchView(
  address: string,
  table: string,
  key: string,
): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(new URL(`/api/tables/${table}`, address), {
    headers: { authorization: `Bearer ${key}` },
  });
  const body = await response.text();
  if (response.status !== 200) throw new Error(`no view: ${response.status} ${body}`);
  return (JSON.parse(body) as { view: Readonly<Record<string, unknown>> }).view;
}

async function firstAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const found = /https?:\/\/[^\s/]+:\d+/.exec(line);
    if (found) return found[0];
  }
  return new Promise(() => {});
}
