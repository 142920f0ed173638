import { randomUUID } from 'node:crypto';
import { loadGames } from '@haggle/games';
import { type RunningServer, startServer } from '@haggle/server';
import { openPlace, type Place } from '../places/place.ts';

export type Opened = {
  readonly table: string;
  readonly host: string;
  readonly seats: Readonly<Record<string, string>>;
};

/** Starts a server over a place, on a free port. */
export async function serveAt(place: Place): Promise<RunningServer> {
  return startServer({ games: await loadGames(), limits: 'off', ...(await openPlace(place)) });
}

/** Opens a table of Advanced Civilization, at which ana has said so many things. */
export async function openTable(server: RunningServer, said: number): Promise<Opened> {
  const setup = { seats: ['ana', 'ben'], hands: { ana: { salt: 3 }, ben: { grain: 3 } } };
  const body = { game: 'advanced-civilization', setup, name: 'Friday' };
  const opened = (await call(server, '/api/tables', { body })).body as Opened;
  for (let n = 0; n < said; n += CROWD) {
    const some = Array.from({ length: Math.min(CROWD, said - n) }, (_, more) => n + more);
    await Promise.all(some.map((one) => say(server, opened, `say-${one}`)));
  }
  return opened;
}

/** How much is said at once. */
const CROWD = 40;

/** Ana says something at a table; the same id is the same command. */
export function say(server: RunningServer, { table, seats }: Opened, id: string = randomUUID()) {
  const body = { id, command: { type: 'say', text: `I say ${id}` } };
  return call(server, `/api/tables/${table}/commands`, { key: seats.ana, body });
}

/** Asks a server something: a POST where there is a body, else a GET. */
export async function call(
  server: RunningServer,
  path: string,
  { key, body }: { readonly key?: string; readonly body?: unknown } = {},
): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await fetch(new URL(path, server.address), {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}
