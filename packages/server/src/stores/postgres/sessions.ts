import type { Ask, Pool } from './pool.ts';

const NO_SESSIONS =
  'its connections are not sessions, as behind PgBouncer in transaction mode; use session mode, or go to PostgreSQL directly';

/**
 * Rejects when a connection is not one session from its beginning to its end. A pooler that lends
 * sessions out by the transaction keeps no LISTEN, no prepared statement and no advisory lock for us:
 * who does not hold one in a transaction just now finds another there, or it is lent to somebody else.
 */
export async function demandSessions(pool: Pick<Pool, 'holding' | 'within'>): Promise<void> {
  const isOne = await pool.holding(async (ask) => {
    const before = await sessionOf(ask);
    const [elsewhere, after] = await pool.within('BEGIN', async (askElsewhere) => [
      await sessionOf(askElsewhere),
      await sessionOf(ask),
    ]);
    return before === after && before !== elsewhere;
  });
  if (!isOne) throw new Error(NO_SESSIONS);
}

async function sessionOf(ask: Ask): Promise<number | undefined> {
  const [row] = await ask<{ session: number }>('SELECT pg_backend_pid() AS session');
  return row?.session;
}
