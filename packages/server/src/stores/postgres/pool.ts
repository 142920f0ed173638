import pg from 'pg';
import { makePatient, type Patient } from './patience.ts';

export type PostgresOptions = {
  /** Such as `postgres://haggle:secret@db.example.org/haggle`. */
  readonly url: string;
  /** How long, in milliseconds, a command waits for a database that is away (default 10 s). */
  readonly patience?: number;
  /** After how many milliseconds a statement without an answer counts as lost (default 5 s). */
  readonly timeout?: number;
  /** How many connections this server has at most, beside the one that listens (default 10, two at least). */
  readonly connections?: number;
  /** Told of faults that no caller waits for: a connection that broke while nobody used it. */
  readonly failed?: (fault: unknown) => void;
};

/** Runs one statement; `name` has it prepared once a connection. */
export type Ask = <Row>(text: string, values?: readonly unknown[], name?: string) => Promise<Row[]>;

export type Pool = {
  readonly ask: Ask;
  /** Commands wait for the database as long as they may, who only looks waits less. */
  readonly patient: { readonly writing: Patient; readonly reading: Patient };
  /** Does several statements on one connection. */
  readonly holding: <T>(work: (ask: Ask) => Promise<T>) => Promise<T>;
  /** Does several statements on one connection in one transaction. */
  readonly within: <T>(kind: Kind, work: (ask: Ask) => Promise<T>) => Promise<T>;
  readonly counts: () => { readonly open: number; readonly idle: number; readonly waiting: number };
  readonly end: () => Promise<void>;
};

type Kind = 'BEGIN' | 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

const ACQUIRE_TIMEOUT = 10_000;
/** Who only looks waits no longer than so many milliseconds. */
const PATIENCE_TO_READ = 3_000;
/** After so many milliseconds without an answer a statement counts as lost, where nothing else is said. */
export const TIMEOUT = 5_000;

/** Connections to the database. None is made before it is needed. */
export function openPool(options: PostgresOptions): Pool {
  const {
    patience = ACQUIRE_TIMEOUT,
    timeout = TIMEOUT,
    connections = 10,
    failed = () => {},
  } = options;
  const pool = new pg.Pool({
    ...connectionOf(options),
    max: connections,
    query_timeout: timeout,
    onConnect: async (client) => void (await client.query(settingsFor(timeout))),
  });
  pool.on('error', failed);
  return {
    ask: askingBy(pool),
    patient: {
      writing: makePatient(patience),
      reading: makePatient(Math.min(patience, PATIENCE_TO_READ)),
    },
    holding: (work) => holding({ pool, failed }, (client) => work(askingBy(client))),
    within: (kind, work) => within({ pool, failed }, kind, work),
    counts: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    end: () => pool.end(),
  };
}

/** How a connection is made. The type is not told by name: who reads our declarations need not have those of pg. */
export function connectionOf({ url, timeout = TIMEOUT }: PostgresOptions) {
  return {
    connectionString: url,
    connectionTimeoutMillis: timeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: timeout,
    application_name: 'haggle',
  } satisfies pg.ClientConfig;
}

/**
 * What every connection asks for: commits that are durable when they return, and statements that end by
 * themselves when we are no longer there. What a version of PostgreSQL does not know is left out.
 */
function settingsFor(timeout: number): string {
  return `
    SELECT set_config(name, value, false) FROM (VALUES
      ('default_transaction_isolation', 'read committed'),
      ('statement_timeout', '${timeout}'),
      ('transaction_timeout', '${timeout}'),
      ('idle_in_transaction_session_timeout', '${timeout}')
    ) AS wanted (name, value) WHERE name IN (SELECT name FROM pg_settings)
    UNION ALL
    SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'`;
}

/** Who copies a whole store reads as long as that takes. */
const LONG_READING = `
  SELECT set_config(name, '0', true) FROM pg_settings
  WHERE name IN ('transaction_timeout', 'idle_in_transaction_session_timeout')`;

type Queries = Pick<pg.Pool, 'query'>;

function askingBy(via: Queries): Ask {
  return async <Row>(text: string, values: readonly unknown[] = [], name?: string) => {
    const { rows } = await via.query({ text, values: [...values], name });
    return rows as Row[];
  };
}

type Held = { readonly pool: pg.Pool; readonly failed: (fault: unknown) => void };

async function within<T>(held: Held, kind: Kind, work: (ask: Ask) => Promise<T>): Promise<T> {
  return holding(held, async (client) => {
    await client.query(kind);
    if (kind !== 'BEGIN') await client.query(LONG_READING);
    const result = await work(askingBy(client));
    await client.query('COMMIT');
    return result;
  });
}

async function holding<T>(
  { pool, failed }: Held,
  work: (client: Queries) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  // Between two statements the pool does not listen: a connection that ends then would end the process.
  client.on('error', failed);
  let fault: unknown;
  try {
    return await work(client as unknown as Queries);
  } catch (caught) {
    fault = caught;
    throw caught;
  } finally {
    // A connection on which something failed is not used again; ending it takes the transaction back.
    client.off('error', failed);
    client.release(fault !== undefined);
  }
}
