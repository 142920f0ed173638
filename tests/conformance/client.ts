import { expect } from 'vitest';

/** Any JSON object of the API. */
export type Bag = Readonly<Record<string, unknown>>;

/** An answer over HTTP; `body` is what its text says as JSON, `{}` where it is not JSON. */
export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Bag;
};

/** What to ask: `json` is sent as JSON, `raw` as it stands. */
export type Request = {
  readonly key?: string;
  readonly json?: unknown;
  readonly raw?: string | Uint8Array<ArrayBuffer> | ReadableStream;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Asks the server at `address`. */
export async function call(
  address: string,
  method: string,
  path: string,
  { key, json, raw, headers = {} }: Request = {},
): Promise<Answer> {
  const body = raw ?? (json === undefined ? undefined : JSON.stringify(json));
  const response = await fetch(address + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
    ...(raw instanceof ReadableStream ? { duplex: 'half' } : {}),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parse(text) };
}

/** An open table and the keys of its chairs, `host` and `spectator` among them. */
export type Table = {
  readonly address: string;
  readonly id: string;
  readonly keys: Readonly<Record<string, string>>;
  readonly commitment: string;
};

/** Opens a table. Fails the test when that is refused. */
export async function openTable(
  address: string,
  setup: Bag = hands,
  game = 'advanced-civilization',
): Promise<Table> {
  const { status, body, text } = await call(address, 'POST', '/api/tables', {
    json: { game, setup },
  });
  expect(status, text).toBe(201);
  const { table, host, seats, spectator, commitment } = body as {
    table: string;
    host: string;
    seats: Record<string, string>;
    spectator: string;
    commitment: string;
  };
  return { address, id: table, keys: { ...seats, host, spectator }, commitment };
}

/** The three hands of the contract's example of a scenario, without a time limit. */
export const hands: Bag = {
  seats: ['crete', 'egypt', 'thrace'],
  hands: {
    crete: { salt: 2, grain: 1, piracy: 1 },
    egypt: { grain: 2, iron: 1, ochre: 1 },
    thrace: { oil: 3 },
  },
  options: { timeLimit: null },
};

/** The secret key of a chair. */
export function keyOf(table: Table, chair: string): string {
  const key = table.keys[chair];
  if (key === undefined) throw new Error(`no chair ${chair}`);
  return key;
}

/** A call below a table, with the key of a chair. */
export function ask(
  table: Table,
  chair: string,
  method: string,
  below: string,
  json?: unknown,
): Promise<Answer> {
  return call(table.address, method, `/api/tables/${table.id}${below}`, {
    key: keyOf(table, chair),
    ...(json === undefined ? {} : { json }),
  });
}

/** A command over HTTP. */
export function send(table: Table, chair: string, id: string, command: Bag): Promise<Answer> {
  return ask(table, chair, 'POST', '/commands', { id, command });
}

/** A command over HTTP that has to be carried out. */
export async function done(table: Table, chair: string, id: string, command: Bag): Promise<Bag> {
  const { status, body, text } = await send(table, chair, id, command);
  expect(status, text).toBe(200);
  return body;
}

/** What a chair sees, and its number. */
export async function look(table: Table, chair: string): Promise<{ seq: number; view: Bag }> {
  const { status, body, text } = await ask(table, chair, 'GET', '');
  expect(status, text).toBe(200);
  return body as { seq: number; view: Bag };
}

/** One page of a chair's log. */
export async function page(
  table: Table,
  chair: string,
  after?: number,
): Promise<{ entries: { seq: number; at: number; event: Bag }[]; more: boolean }> {
  const query = after === undefined ? '' : `?after=${after}`;
  const { status, body, text } = await ask(table, chair, 'GET', `/log${query}`);
  expect(status, text).toBe(200);
  return body as Awaited<ReturnType<typeof page>>;
}

/** A chair's whole log, page after page. */
export async function readLog(
  table: Table,
  chair: string,
): Promise<{ seq: number; at: number; event: Bag }[]> {
  const entries = [];
  for (let more = true, after = 0; more; ) {
    const next = await page(table, chair, after);
    entries.push(...next.entries);
    const last = next.entries.at(-1)?.seq;
    if (next.more && last === undefined) throw new Error('an empty page says there is more');
    after = last ?? after;
    more = next.more;
  }
  return entries;
}

// A file of the server's code, a frame of a stack, a folder of a machine, or what it is made of.
const INNARDS =
  /node_modules|\.[cm]?[jt]sx?\b|\n\s+at |\/(?:work|home|tmp|usr|root)\/|sqlite|\bzod\b|\bhono\b|undici|\bENO[A-Z]+/i;

/** Holds a refusal to RFC 9457 and to the promise that nothing of the inside shows. */
export function expectProblem(answer: Answer, status: number, code?: string, clause?: string) {
  expect(answer.status, answer.text).toBe(status);
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  if (code !== undefined) expect(answer.body).toMatchObject({ code });
  expect(answer.body.code).toMatch(/^[a-z][a-z-]*$/);
  if (answer.body.status !== undefined) expect(answer.body.status).toBe(status);
  if (clause !== undefined) expect(answer.body).toMatchObject({ clause });
  expect(answer.text).not.toMatch(INNARDS);
  for (const [, value] of answer.headers) expect(value).not.toMatch(INNARDS);
}

function parse(text: string): Bag {
  try {
    return Object(JSON.parse(text)) as Bag;
  } catch {
    return {};
  }
}
