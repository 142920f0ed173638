/** A prepared statement of an SQLite driver. */
export type Statement = {
  readonly run: (...values: SqlValue[]) => { readonly changes: number | bigint };
  readonly get: (...values: SqlValue[]) => unknown;
  readonly all: (...values: SqlValue[]) => unknown[];
};

type SqlValue = string | number | null;

/** What the store needs of an SQLite driver; `better-sqlite3` and `node:sqlite` both have it. */
export type Driver = {
  readonly exec: (sql: string) => unknown;
  readonly prepare: (sql: string) => Statement;
  readonly close: () => unknown;
};

export const DRIVERS = ['node:sqlite', 'better-sqlite3'] as const;
export type DriverName = (typeof DRIVERS)[number];

/**
 * Opens a database file with the driver named, or with the first one that this runtime has:
 * the runtime's own needs no compiled addition. Rejects when there is none.
 */
export async function openDriver(file: string, name?: DriverName): Promise<Driver> {
  if (name !== 'better-sqlite3') {
    const own = await openOwn(file);
    if (own) return own;
    if (name) throw new Error('this Node.js has no SQLite of its own');
  }
  const { default: Database } = await import('better-sqlite3');
  return new Database(file) as unknown as Driver;
}

async function openOwn(file: string): Promise<Driver | undefined> {
  const { getBuiltinModule } = process as { getBuiltinModule?: (id: string) => unknown };
  const own = getBuiltinModule?.('node:sqlite') as
    | { readonly DatabaseSync: new (file: string) => Driver }
    | undefined;
  return own && new own.DatabaseSync(file);
}
