import type { Json } from './patch.ts';

/** What `POST /api/tables` answers: the table and a key for each chair. */
export interface Opened {
  readonly table: string;
  readonly host: string;
  readonly seats: Readonly<Record<string, string>>;
  readonly spectator: string;
  readonly commitment: string;
}

/** What a chair knows, and the number of that knowledge. */
export interface Seen {
  readonly seq: number;
  readonly view: Json;
}

/** An answer of the server over HTTP, whatever it says. */
export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** One page of a log. */
export interface Page {
  readonly entries: readonly { seq: number; at: number; event: { type: string } }[];
  readonly more: boolean;
}

/** A call of the API; `body` is sent as JSON, with POST when there is one. */
export async function call(
  url: string,
  { key, body, method }: { key?: string; body?: unknown; method?: string } = {},
): Promise<Reply> {
  const response = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, type, body: await response.text() };
}

/** The body of an answer that must have the status given. Throws with what was said instead. */
export function granted<Body>(reply: Reply, status = 200): Body {
  if (reply.status !== status) throw new Error(`${reply.status} ${reply.body}`);
  return JSON.parse(reply.body);
}

/** Opens a table of any game. */
export async function open(server: string, game: string, setup: unknown): Promise<Opened> {
  return granted(await call(`${server}/api/tables`, { body: { game, setup } }), 201);
}

/** What a chair knows at this moment. */
export async function look(address: string, key: string): Promise<Seen> {
  const { seq, view } = granted<Seen>(await call(address, { key }));
  return { seq, view };
}

/** The whole log as a chair may know it, page after page. */
export async function logOf(address: string, key: string): Promise<Page['entries']> {
  const entries: Page['entries'][number][] = [];
  for (;;) {
    const after = entries.at(-1)?.seq ?? 0;
    const page = granted<Page>(await call(`${address}/log?after=${after}`, { key }));
    entries.push(...page.entries);
    if (!page.more) return entries;
  }
}
