import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { awaitReady, type Serving } from './process.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** How to start `haggle serve`: where its binary is, and where the server keeps its tables. */
export type ServeOptions = {
  readonly data: string;
  readonly port?: number;
  readonly binary?: string;
};

export const binary = join(root, 'packages/haggle/bin/haggle.js');

/** Starts the built binary on a port of this machine and waits for its one line. Throws when it ends before. */
export function serve({ data, port = 0, binary: file = binary }: ServeOptions): Promise<Serving> {
  const args = [file, 'serve', '--port', String(port), '--host', '127.0.0.1', '--data', data];
  const child = spawn(process.execPath, [...args, '--limits', 'off', '--log-level', 'warn'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return awaitReady(child);
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

/** Opens the demo table of a game, as the server describes it, and names the seat that a newcomer takes there. */
export async function openDemo(
  address: string,
  game: string,
): Promise<{ readonly opened: OpenedTable; readonly seat: string }> {
  const response = await fetch(new URL(`/api/games/${game}`, address));
  const { demo } = (await response.json()) as { demo: { setup: object; seat: string } };
  return { opened: await openTable(address, { game, setup: demo.setup }), seat: demo.seat };
}

/** Sends a command over HTTP; gives the id of the offer that it made, if any. Throws with the answer when it is refused. */
export async function sendCommand(
  address: string,
  table: string,
  { key, id, command }: { readonly key: string; readonly id: string; readonly command: object },
): Promise<string | undefined> {
  const response = await fetch(new URL(`/api/tables/${table}/commands`, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ id, command }),
  });
  const body = await response.text();
  if (response.status !== 200) throw new Error(`refused: ${response.status} ${body}`);
  return (JSON.parse(body) as { refs?: { offer?: string } }).refs?.offer;
}

/** Sends commands by the names of seats, or as the host, each under an id of its own. */
export function actAt(
  address: string,
  { table, seats, host }: OpenedTable,
): (chair: string, command: object) => Promise<string | undefined> {
  let sent = 0;
  return (chair, command) => {
    sent += 1;
    return sendCommand(address, table, { key: seats[chair] ?? host, id: `act-${sent}`, command });
  };
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

/** Lets a bot play for a seat from now on, as the host does. Throws with the answer's text when it is refused. */
export async function seatBot(
  address: string,
  { table, host }: OpenedTable,
  seat: string,
): Promise<void> {
  const response = await fetch(new URL(`/api/tables/${table}/bots`, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${host}` },
    body: JSON.stringify({ seat, plays: true }),
  });
  if (!response.ok) throw new Error(`no bot: ${response.status} ${await response.text()}`);
}

/** Closes a table as its host does. Throws with the answer's text when it is refused. */
export async function closeTable(address: string, { table, host }: OpenedTable): Promise<void> {
  const response = await fetch(new URL(`/api/tables/${table}/close`, address), {
    method: 'POST',
    headers: { authorization: `Bearer ${host}` },
  });
  if (!response.ok) throw new Error(`not closed: ${response.status} ${await response.text()}`);
}
