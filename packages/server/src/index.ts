export { LIMITS, type Limits, NO_LIMITS, type Rate } from './limits/limits.ts';
export { LOG_LEVELS, type LogLevel, makeLogger } from './logger.ts';
export { makeOpenApi } from './openapi.ts';
export { type RunningServer, type ServerOptions, startServer } from './server.ts';
export { claimFolder } from './stores/claim.ts';
export { openMemory } from './stores/memory.ts';
export { openSqlite, type SqliteOptions } from './stores/sqlite.ts';
export type {
  Answer,
  Append,
  AppendResult,
  Lock,
  NewTable,
  Snapshot,
  Store,
  TableRecord,
} from './stores/store.ts';
