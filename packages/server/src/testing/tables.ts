import { type RunningServer, type ServerOptions, startServer } from '../server.ts';
import { openMemory } from '../stores/memory.ts';
import type { NewTable } from '../stores/store.ts';
import { market } from './market.ts';

/** What opening a table tells. */
export type Opened = {
  readonly table: string;
  readonly host: string;
  readonly seats: Readonly<Record<string, string>>;
  readonly spectator: string;
  readonly commitment: string;
};

/** What a store keeps of a table of the tests' own game to which nobody has a key. */
export function plainTable(id: string): NewTable {
  const about = { game: 'market', name: null, names: {}, seed: 's', salt: 's', bots: [] };
  return { id, ...about, created: 1, locks: [] };
}

/** Starts a server with the tests' own game on a free port. */
export function startMarket(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  return startServer({ games: [market], store: openMemory(), ...options });
}

/** Asks over HTTP; the answer with its body read as JSON. */
export async function ask(
  address: string,
  path: string,
  {
    key,
    body,
    ...init
  }: Omit<RequestInit, 'body'> & { readonly key?: string; readonly body?: unknown } = {},
): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
  const response = await fetch(new URL(path, address), {
    ...init,
    method: init.method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(init.headers as Record<string, string>),
    },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = /[/+]json(;|$)/.test(response.headers.get('content-type') ?? '');
  const { status, headers } = response;
  return { status, headers, body: isJson ? JSON.parse(text) : { text } };
}

/** Opens a table of the tests' own game. */
export async function openMarket(
  address: string,
  setup: Record<string, unknown> = {},
  rest: Record<string, unknown> = {},
): Promise<Opened> {
  const opened = await ask(address, '/api/tables', {
    body: {
      game: 'market',
      setup: { seats: ['ana', 'ben', 'cleo'], hands: HANDS, ...setup },
      ...rest,
    },
  });
  if (opened.status !== 201) throw new Error(`not opened: ${JSON.stringify(opened.body)}`);
  return opened.body as unknown as Opened;
}

const HANDS = { ana: { salt: 5, iron: 1 }, ben: { salt: 2, ochre: 3 }, cleo: { oil: 4 } };
