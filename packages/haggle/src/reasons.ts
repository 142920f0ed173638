const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is taken by another program',
  EADDRNOTAVAIL: 'this machine has no such address',
  EACCES: 'permission denied',
  ENOENT: 'there is no folder for it',
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'no such host',
  ECONNREFUSED: 'nobody answers there',
  ECONNRESET: 'the connection was cut',
  ETIMEDOUT: 'nobody answers there',
  ENOTDIR: 'it is not a folder',
  EEXIST: 'it is not a folder',
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
  SQLITE_CANTOPEN: 'permission denied',
  SQLITE_READONLY: 'it is read-only',
  SQLITE_NOTADB: 'its file of tables is something else',
  // The same three, as the runtime's own SQLite tells them.
  SQLITE_14: 'permission denied',
  SQLITE_8: 'it is read-only',
  SQLITE_26: 'its file of tables is something else',
  // PostgreSQL's own codes.
  '28P01': 'the user or the password is wrong',
  '28000': 'this user may not come in',
  '3D000': 'there is no such database',
  '42501': 'this user may not make tables there',
  '53300': 'it has no connection left',
  '57P03': 'it is starting or stopping',
  '25006': 'it is read-only',
};

/** Why something could not be opened, in words for a person. */
export function reasonOf(error: unknown): string {
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  const name = code === 'ERR_SQLITE_ERROR' ? `SQLITE_${errcode}` : code;
  const known =
    typeof name === 'string' && Object.hasOwn(REASONS, name) ? REASONS[name] : undefined;
  return known ?? (error instanceof Error ? error.message : String(error));
}
