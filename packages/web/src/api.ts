import { isFields, type SpokenRefusal } from '@haggle/engine';
import { say } from './say.ts';

export type Reply<T> =
  | { readonly ok: true; readonly value: T; readonly at: number | null }
  | { readonly ok: false; readonly status: number; readonly problem: SpokenRefusal };

export type GameSummary = {
  readonly id: string;
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
};

export type GameDetails = GameSummary & {
  readonly demo: {
    readonly setup: unknown;
    readonly seat: string;
    readonly bots: readonly string[];
  };
};

export type Opening = {
  readonly game: string;
  readonly setup: unknown;
  readonly name?: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly bots?: readonly string[];
};

export type Opened = {
  readonly table: string;
  readonly host: string;
  readonly seats: Readonly<Record<string, string>>;
  readonly spectator: string;
  readonly commitment: string;
};

export type TableInfo = {
  readonly seq: number;
  readonly view: unknown;
  readonly game: string;
  readonly name: string | null;
  readonly chair: string;
  /** In the order in which they sit; an object's keys may come in another one. */
  readonly seats: readonly string[];
  /** How people write the names of seats whose ids do not say it; a server of an older version does not tell. */
  readonly names?: Readonly<Record<string, string>>;
  /** The seats that the server plays. */
  readonly bots: readonly string[];
  /** What the table was bound to when it was opened. */
  readonly commitment: string;
  readonly closed: { readonly seed: string; readonly salt: string } | null;
};

export type LogEntry = {
  readonly seq: number;
  readonly at: number;
  readonly event: { readonly type: string } & Readonly<Record<string, unknown>>;
};

/** How long an answer may take, in milliseconds: on a line that is dead without a word none comes. */
const ANSWER_TIMEOUT = 20_000;

/** Asks the server; a server that cannot be reached is a problem like another. */
export async function ask<T>(
  path: string,
  options: { readonly body?: unknown; readonly key?: string; readonly method?: 'DELETE' } = {},
): Promise<Reply<T>> {
  const { body, key, method = body === undefined ? 'GET' : 'POST' } = options;
  try {
    const response = await fetch(path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    });
    const answer: unknown = await response.json();
    if (!response.ok) return { ok: false, ...readProblem(response.status, answer) };
    const date = Date.parse(response.headers.get('date') ?? '');
    return { ok: true, value: answer as T, at: Number.isNaN(date) ? null : date };
  } catch {
    // Nobody answers, or something in between does, and not in JSON.
    return { ok: false, ...unreached() };
  }
}

type Unanswered = Omit<Extract<Reply<never>, { ok: false }>, 'ok'>;

/** Why the server does not do a thing (RFC 9457); what something in between says in JSON is not the server's. */
function readProblem(status: number, answer: unknown): Unanswered {
  if (!isFields(answer)) return unreached();
  const { code, clause, message } = answer;
  if (typeof code !== 'string' || typeof message !== 'string') return unreached();
  return { status, problem: { code, message, ...(typeof clause === 'string' && { clause }) } };
}

function unreached(): Unanswered {
  return { status: 0, problem: { code: 'unreachable', message: say('unreachable') } };
}

export const api = {
  games: () => ask<{ games: readonly GameSummary[] }>('/api/games'),
  game: (id: string) => ask<GameDetails>(`/api/games/${encodeURIComponent(id)}`),
  open: (opening: Opening) => ask<Opened>('/api/tables', { body: opening }),
  /** Trades a key for a session of this browser; the key is not needed any more. */
  enter: (table: string, key: string) =>
    ask<{ chair: string }>(`/api/tables/${table}/session`, { body: {}, key }),
  /** Gives a chair's session back, so that this browser opens it no more. */
  leave: (table: string, chair: string) =>
    ask<unknown>(`/api/tables/${table}/session?chair=${encodeURIComponent(chair)}`, {
      method: 'DELETE',
    }),
  table: (table: string, chair: string) =>
    ask<TableInfo>(`/api/tables/${table}?chair=${encodeURIComponent(chair)}`),
  log: (table: string, chair: string, after: number) =>
    ask<{ entries: readonly LogEntry[]; more: boolean }>(
      `/api/tables/${table}/log?after=${after}&chair=${encodeURIComponent(chair)}`,
    ),
  reissue: (table: string, seat: string) =>
    ask<{ key: string }>(`/api/tables/${table}/keys?chair=host`, { body: { seat } }),
  /** Has the server play a seat, or leave it to its person; asked by the host or from the seat itself. */
  seatBot: (
    table: string,
    chair: string,
    body: { readonly seat: string; readonly plays: boolean },
  ) =>
    ask<{ bots: readonly string[] }>(
      `/api/tables/${table}/bots?chair=${encodeURIComponent(chair)}`,
      { body },
    ),
  close: (table: string) => ask<unknown>(`/api/tables/${table}/close?chair=host`, { body: {} }),
} as const;
