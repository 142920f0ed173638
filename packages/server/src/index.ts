export type { Bus, BusState, Ears, News } from './bus/bus.ts';
export { openLocalBus } from './bus/local.ts';
export { openPostgresBus, type PostgresBusOptions } from './bus/postgres.ts';
export { lockFor, makeKey } from './keys.ts';
export {
  isLimit,
  LARGEST_LIMIT,
  LIMITS,
  type Limits,
  NO_LIMITS,
  type Rate,
} from './limits/limits.ts';
export { LOG_LEVELS, type LogLevel, makeLogger } from './logger.ts';
export { makeOpenApi } from './openapi.ts';
export { type RunningServer, type ServerOptions, startServer } from './server.ts';
export { claimFolder } from './stores/claim.ts';
export { type Copied, type CopyReport, copyTables } from './stores/copying.ts';
export type { Damage } from './stores/damage.ts';
export { openMemory } from './stores/memory.ts';
export { openPostgres, type PostgresOptions, type PostgresStore } from './stores/postgres.ts';
export { openSqlite, SERVED_FILE, type SqliteOptions, type SqliteStore } from './stores/sqlite.ts';
export type {
  Answer,
  Append,
  AppendResult,
  Lock,
  NewTable,
  Reading,
  Snapshot,
  Store,
  TableRecord,
} from './stores/store.ts';
