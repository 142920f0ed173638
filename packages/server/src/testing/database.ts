import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Runs one statement at a PostgreSQL server, on a connection of its own; gives the rows. */
export async function query<Row>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(text);
    return rows as Row[];
  } finally {
    await client.end();
  }
}

/** A new empty database at a server; gives its address and the function that drops it. */
export async function makeDatabase(
  server: string,
): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const name = `haggle_test_${randomBytes(6).toString('hex')}`;
  await query(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => void (await query(server, `DROP DATABASE ${name} WITH (FORCE)`)),
  };
}
