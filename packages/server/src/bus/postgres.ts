import pg from 'pg';
import { connectionOf, type PostgresOptions, TIMEOUT } from '../stores/postgres/pool.ts';
import { CHANNEL, CLAIM_TOGETHER, TALK } from '../stores/postgres/schema.ts';
import type { Bus, Confidant, Ears, News } from './bus.ts';

export type PostgresBusOptions = PostgresOptions & {
  /** How often, in milliseconds, the connection is asked for a sign of life (default 5 s). */
  readonly beat?: number;
};

const BEAT = 5_000;
/** Milliseconds before a broken connection is made anew: at first, and at most. */
const FIRST_WAIT = 50;
const LONGEST_WAIT = 2_000;
/** What the database calls the connection. */
const LINE = 'haggle news';
/** How long, in milliseconds, the other end's goodbye is waited for. */
const GOODBYE = 500;

type Line = {
  readonly options: PostgresBusOptions;
  ears: Ears | undefined;
  confidant: Confidant | undefined;
  /** The connection on which news arrive; absent while there is none. */
  client: pg.Client | undefined;
  /** The last statement on it: the next one waits for that. */
  turn: Promise<unknown>;
  readonly duties: Map<string, 'held' | 'asked' | 'unwanted'>;
  news: number;
  reconnects: number;
  ended: boolean;
};

/**
 * The bus over PostgreSQL: LISTEN on a connection of its own. When that breaks or gives no sign of life,
 * another is made, and what may have been missed is read. Duties are advisory locks of this connection:
 * the database frees them when the server is gone.
 */
export function openPostgresBus(options: PostgresBusOptions): Bus {
  const line: Line = {
    options,
    ears: undefined,
    confidant: undefined,
    client: undefined,
    turn: Promise.resolve(),
    duties: new Map(),
    news: 0,
    reconnects: 0,
    ended: false,
  };
  return {
    shared: true,
    listen: async (ears) => {
      line.ears = ears;
      await connect(line);
    },
    check: async () => {
      if (!line.client) throw new Error('news of other servers do not arrive');
    },
    duty: (name) => {
      if (line.duties.get(name) === 'held') return true;
      if (line.client && !line.duties.has(name)) void askFor(line, line.client, name);
      return false;
    },
    quit: (name) => quit(line, name),
    tell: (texts) => tell(line, texts),
    heed: (confidant) => {
      line.confidant = confidant;
    },
    state: () => ({
      connected: line.client !== undefined,
      news: line.news,
      reconnects: line.reconnects,
      duties: [...line.duties.values()].filter((state) => state === 'held').length,
    }),
    end: async () => {
      line.ended = true;
      const { client } = line;
      line.client = undefined;
      if (client) await hangUp(client);
    },
  };
}

async function connect(line: Line): Promise<void> {
  const { timeout = TIMEOUT, beat = BEAT } = line.options;
  const client = new pg.Client({ ...connectionOf(line.options), query_timeout: timeout });
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === TALK) line.confidant?.hear(payload);
    else hear(line, client, payload);
  });
  const lose = (fault?: unknown): void => {
    clearInterval(heart);
    if (line.client === client) lost(line, fault);
  };
  client.on('error', lose);
  client.on('end', () => lose(new Error('the connection for news ended')));
  let heart: NodeJS.Timeout | undefined;
  try {
    await client.connect();
    await client.query(SETTINGS);
    await client.query(`SELECT ${CLAIM_TOGETHER}`);
    await client.query(`LISTEN ${CHANNEL}`);
    await client.query(`LISTEN ${TALK}`);
  } catch (fault) {
    void hangUp(client);
    throw fault;
  }
  if (line.ended) return hangUp(client);
  line.client = client;
  line.confidant?.missed();
  heart = setInterval(() => void ask(line, client, 'SELECT 1').catch(lose), beat).unref();
}

function hear(line: Line, client: pg.Client, payload: string): void {
  line.news += 1;
  const news = readNews(payload);
  if (news && line.client === client) line.ears?.hear(news);
}

/** What is said while there is no connection, or while commits wait, is lost; so is what no notification has room for. */
function tell(line: Line, texts: readonly string[]): void {
  const { client } = line;
  if (!client) return;
  const fitting = texts.filter((text) => Buffer.byteLength(text) <= LONGEST);
  if (fitting.length < texts.length) line.options.failed?.(new Error('too long to be said'));
  ask(line, client, SAY, fitting).catch((fault) => {
    if (line.client !== client || isLateLock(fault)) return;
    if (fault instanceof pg.DatabaseError) line.options.failed?.(fault);
    else lost(line, fault);
  });
}

function isLateLock(fault: unknown): boolean {
  return fault instanceof pg.DatabaseError && fault.code === LOCK_NOT_AVAILABLE;
}

const LOCK_NOT_AVAILABLE = '55P03';
/** The bytes of the longest notification. */
const LONGEST = 7999;

const SAY = `SELECT pg_notify('${TALK}', said) FROM unnest($1::text[]) AS said`;

/** Statements go one after the other. */
function ask(line: Line, client: pg.Client, text: string, given?: unknown): Promise<unknown[]> {
  const values = given === undefined ? [] : [given];
  const run = async () => (await client.query(text, values)).rows as unknown[];
  const answer = line.turn.then(run);
  // Whoever asked hears of its fault; the next one only waits until it is over.
  line.turn = answer.catch(() => {});
  return answer;
}

/**
 * The database should notice soon that we are gone, and free our duties for others. What is said here is worth no waiting:
 * neither for a standby, nor for commits that wait for one.
 */
const SETTINGS = `
  SELECT set_config(name, value, false) FROM (VALUES
    ('tcp_keepalives_idle', '10'), ('tcp_keepalives_interval', '5'), ('tcp_keepalives_count', '3'),
    ('synchronous_commit', 'off'), ('lock_timeout', '500'), ('application_name', '${LINE}')
  ) AS wanted (name, value)`;

/** The connection is gone, and with it what we had to do alone. */
function lost(line: Line, fault: unknown): void {
  const { client } = line;
  line.client = undefined;
  line.duties.clear();
  if (client) void hangUp(client);
  if (line.ended) return;
  line.options.failed?.(fault);
  void reconnect(line);
}

/** The other end may not answer any more, so its goodbye is not waited for long, nor its complaints heard. */
function hangUp(client: pg.Client): Promise<void> {
  const goodbye = client.end().catch(() => {});
  const patience = new Promise<void>((resolve) => setTimeout(resolve, GOODBYE).unref());
  return Promise.race([goodbye, patience]);
}

async function reconnect(line: Line): Promise<void> {
  for (let wait = FIRST_WAIT; !line.ended; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    await new Promise((resolve) => setTimeout(resolve, wait).unref());
    try {
      await connect(line);
      line.reconnects += 1;
      line.ears?.missed();
      return;
    } catch (fault) {
      line.options.failed?.(fault);
    }
  }
}

/** News are `TABLE HEAD`, or `TABLE look`. */
function readNews(payload: string): News | undefined {
  const [table, head] = payload.split(' ');
  if (!table || !head) return undefined;
  const seq = Number(head);
  return { table, head: Number.isSafeInteger(seq) ? seq : null };
}

const LOCK_NAME = `hashtextextended('haggle duty ' || $1, 0)`;

async function askFor(line: Line, client: pg.Client, name: string): Promise<void> {
  line.duties.set(name, 'asked');
  try {
    const take = `SELECT 1 WHERE pg_try_advisory_lock(${LOCK_NAME})`;
    const got = await ask(line, client, take, name);
    if (line.client !== client) return;
    const unwanted = line.duties.get(name) === 'unwanted';
    if (got.length > 0) line.duties.set(name, 'held');
    else line.duties.delete(name);
    if (unwanted) quit(line, name);
  } catch (fault) {
    if (line.client === client) lost(line, fault);
  }
}

function quit(line: Line, name: string): void {
  const { client, duties } = line;
  const state = duties.get(name);
  if (state === 'asked') duties.set(name, 'unwanted');
  if (state !== 'held' || !client) return;
  duties.delete(name);
  ask(line, client, `SELECT pg_advisory_unlock(${LOCK_NAME})`, name).catch((fault) => {
    if (line.client === client) lost(line, fault);
  });
}
