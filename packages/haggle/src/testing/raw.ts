type Raw = { readonly exec: (sql: string) => unknown; readonly close: () => unknown };

/** The runtime's own SQLite where it has one: the compiled one is built for one version of Node only. */
export async function openRaw(path: string): Promise<Raw> {
  const { getBuiltinModule } = process as { getBuiltinModule?: (id: string) => unknown };
  const own = getBuiltinModule?.('node:sqlite') as
    | { readonly DatabaseSync: new (file: string) => Raw }
    | undefined;
  if (own) return new own.DatabaseSync(path);
  const { default: Compiled } = await import('better-sqlite3');
  return new Compiled(path);
}

/** Changes a store behind the back of everybody. */
export async function spoil(path: string, sql: string): Promise<void> {
  const raw = await openRaw(path);
  raw.exec(sql);
  raw.close();
}
