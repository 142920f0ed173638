/** Node.js has an SQLite of its own from 22.13 on; before, a compiled addition must fit it. */
const NO_SQLITE =
  'SQLite is not built for this Node.js; install anew (npm ci), or take Node.js 22.13 or newer, which has its own';

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
  EISDIR: 'its file of tables is a folder',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links lead in a circle',
  SQLITE_CANTOPEN: 'its file of tables cannot be opened',
  SQLITE_READONLY: 'it is read-only',
  SQLITE_NOTADB: 'its file of tables is something else',
  SQLITE_CORRUPT: 'its file of tables is damaged',
  // The same four, as the runtime's own SQLite tells them.
  SQLITE_14: 'its file of tables cannot be opened',
  SQLITE_8: 'it is read-only',
  SQLITE_26: 'its file of tables is something else',
  SQLITE_11: 'its file of tables is damaged',
  ERR_MODULE_NOT_FOUND: NO_SQLITE,
  ERR_DLOPEN_FAILED: NO_SQLITE,
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
  const { code, errcode, tries } = error as Readonly<Record<'code' | 'errcode' | 'tries', unknown>>;
  // Who looks for the compiled addition and finds none says where it looked, and gives no code.
  if (Array.isArray(tries)) return NO_SQLITE;
  const name = code === 'ERR_SQLITE_ERROR' ? `SQLITE_${Number(errcode) & 0xff}` : code;
  // SQLite tells the kind of a fault first and what it was just then after it, as SQLITE_READONLY_DBMOVED.
  const kind = typeof name === 'string' ? name.replace(/^(SQLITE_[A-Z]+)_.*/, '$1') : '';
  const known = Object.hasOwn(REASONS, kind) ? REASONS[kind] : undefined;
  return known ?? (error instanceof Error ? error.message : String(error));
}
