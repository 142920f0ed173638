import type { Entry } from '@haggle/engine';

/** What was answered to a command that was carried out, kept so that it can be answered again. */
export type Answer = {
  readonly chair: string;
  readonly id: string;
  /** Tells whether a command sent again under the same id is the same command. */
  readonly digest: string;
  readonly seq: number;
  readonly refs: Readonly<Record<string, string>>;
};

/** What names a command at its table: ids are each chair's own. */
export type CommandKey = Pick<Answer, 'chair' | 'id'>;

/** What opens one chair: the hashes of its key and of the session made from that key. */
export type Lock = { readonly chair: string; readonly key: string; readonly session: string };

/** Whether the server itself plays a seat. */
export type BotSeat = { readonly seat: string; readonly plays: boolean };

/** The seq of each chair. */
export type ChairSeqs = Readonly<Record<string, number>>;

/** Everything of a table but its log. */
export type TableRecord = {
  readonly id: string;
  readonly game: string;
  readonly name: string | null;
  /** How people write the names of seats, where their ids do not say it. */
  readonly names: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly salt: string;
  /** The seats that the server itself plays. */
  readonly bots: readonly string[];
  readonly created: number;
  /** When it was closed, in milliseconds since 1970 UTC, or null. */
  readonly closed: number | null;
  /** The seq of the last entry. */
  readonly head: number;
  readonly chairs: ChairSeqs;
  /** When its clock must speak next, or null. */
  readonly deadline: number | null;
};

export type NewTable = Omit<TableRecord, 'closed' | 'head' | 'chairs' | 'deadline'> & {
  readonly locks: readonly Lock[];
};

/** What one commit adds to one table: all of it is stored, or nothing. */
export type Append = {
  readonly table: string;
  /** The seq of the entry that these follow; the fence against another writer. */
  readonly after: number;
  readonly entries: readonly Entry[];
  readonly answers: readonly Answer[];
  readonly chairs: ChairSeqs;
  readonly deadline: number | null;
};

/** `fenced`: somebody else wrote after `after`, or closed the table; read on and decide again. */
export type AppendResult = 'stored' | 'fenced';

/** A snapshot of one table that is to be kept; a milestone for good, a passing one until a newer one comes. */
export type Taken = {
  readonly table: string;
  readonly snapshot: Snapshot;
  readonly milestone: boolean;
};

/** A table's state at one entry of its log. The log is the truth; a snapshot only saves time. */
export type Snapshot = {
  readonly seq: number;
  readonly hash: string;
  readonly at: number;
  readonly state: unknown;
  readonly chairs: ChairSeqs;
};

/** A table whose clock must speak at an instant. */
export type Alarm = { readonly table: string; readonly deadline: number };

/**
 * Where tables live. Everything that a method has resolved is durable. A method rejects when the store
 * cannot do what was asked (disk full, database gone); then nothing of it was done, or it cannot be known
 * yet: what is read next tells.
 */
export type Store = {
  /** Stores a new table with its opening at once. */
  readonly create: (table: NewTable, opening: Append) => Promise<void>;
  /**
   * Adds to several tables in one commit; one result a table, in the same order. At most one `Append`
   * a table. A table that is fenced does not hinder the others.
   */
  readonly append: (batch: readonly Append[]) => Promise<readonly AppendResult[]>;
  readonly readTable: (table: string) => Promise<TableRecord | undefined>;
  readonly readLocks: (table: string) => Promise<readonly Lock[]>;
  /** Entries after `after`, oldest first, at most `limit`. */
  readonly readEntries: (table: string, after: number, limit: number) => Promise<readonly Entry[]>;
  /** What was answered at a table: to all commands, or to those given. */
  readonly readAnswers: (
    table: string,
    commands?: readonly CommandKey[],
  ) => Promise<readonly Answer[]>;
  /** The newest snapshot at or before the entry `seq`; one that is damaged is passed over. */
  readonly readSnapshot: (table: string, seq: number) => Promise<Snapshot | undefined>;
  /** Where the kept snapshots stand, oldest first. */
  readonly readMilestones: (table: string) => Promise<readonly Pick<Snapshot, 'seq' | 'chairs'>[]>;
  /** Stores snapshots in one commit. Passing ones are dropped when a newer one comes, milestones are kept. */
  readonly saveSnapshots: (batch: readonly Taken[]) => Promise<void>;
  /** Replaces what opens a chair; the old key and its sessions open nothing from then on. */
  readonly replaceLock: (table: string, lock: Lock) => Promise<void>;
  /** Has the server play a seat or not; gives all seats that it plays then. Others may change theirs at the same time. */
  readonly seatBot: (table: string, asked: BotSeat) => Promise<readonly string[]>;
  /** Closes a table whose last entry is `head`; false when somebody wrote meanwhile or closed it. */
  readonly close: (table: string, head: number, at: number) => Promise<boolean>;
  /** The open tables whose clocks have something to say some time, or before an instant. */
  readonly readAlarms: (before?: number) => Promise<readonly Alarm[]>;
  /** All tables, oldest first. */
  readonly readTables: () => Promise<Tables>;
  /** Reads several things as they stand at one instant, whatever is written meanwhile. */
  readonly atOneInstant: <T>(work: (reading: Reading) => Promise<T>) => Promise<T>;
  /** Removes a table with all that belongs to it, for good; false when there is none. */
  readonly remove: (table: string) => Promise<boolean>;
  /** Resolves when the store can be written. */
  readonly check: () => Promise<void>;
  readonly end: () => Promise<void>;
};

/** The records of all tables, and the ids of those whose record cannot be read. */
export type Tables = {
  readonly records: readonly TableRecord[];
  readonly damaged: readonly string[];
};

/** The half of a store that changes nothing. */
export type Reading = Pick<
  Store,
  | 'readTable'
  | 'readTables'
  | 'readLocks'
  | 'readEntries'
  | 'readAnswers'
  | 'readSnapshot'
  | 'readMilestones'
  | 'readAlarms'
>;
