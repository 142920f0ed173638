import { type Entry, writeEntry } from '@haggle/engine';
import { withBotSeat } from './bot-seats.ts';
import { findWhole, type SealedSnapshot, sealAll } from './seal.ts';
import type {
  Answer,
  Append,
  AppendResult,
  ChairSeqs,
  Lock,
  Reading,
  Store,
  TableRecord,
  Taken,
} from './store.ts';

type Shelf = {
  record: TableRecord;
  readonly locks: Map<string, Lock>;
  /** As text, so that nobody can change by accident what is stored. */
  readonly entries: string[];
  readonly answers: Answer[];
  snapshots: (SealedSnapshot & { seq: number; chairs: ChairSeqs; milestone: boolean })[];
};

/** A store that forgets everything with its process: for tests, demonstrations and measurements. */
export function openMemory(): Store {
  const shelves = new Map<string, Shelf>();
  return {
    ...readingOf(shelves),
    ...writingOf(shelves),
    atOneInstant: (work) => work(readingOf(structuredClone(shelves))),
    check: async () => {},
    end: async () => {},
  };
}

function readingOf(shelves: Map<string, Shelf>): Reading {
  return {
    readTable: async (table) => shelves.get(table)?.record,
    readLocks: async (table) => [...(shelves.get(table)?.locks.values() ?? [])],
    readEntries: async (table, after, limit) =>
      (shelves.get(table)?.entries.slice(after, after + limit) ?? []).map(
        (text) => JSON.parse(text) as Entry,
      ),
    readAnswers: async (table, commands) =>
      (shelves.get(table)?.answers ?? []).filter(
        ({ chair, id }) =>
          commands?.some((command) => command.chair === chair && command.id === id) ?? true,
      ),
    readSnapshot: (table, seq) => {
      const sealed = (shelves.get(table)?.snapshots ?? [])
        .filter((snapshot) => snapshot.seq <= seq)
        .sort((one, other) => other.seq - one.seq);
      return findWhole((passed) => {
        const found = sealed[passed];
        return found && { snapshot: found.text, seal: found.seal };
      });
    },
    readMilestones: async (table) =>
      (shelves.get(table)?.snapshots ?? [])
        .filter(({ milestone }) => milestone)
        .map(({ seq, chairs }) => ({ seq, chairs })),
    readAlarms: async (before = Number.POSITIVE_INFINITY) =>
      [...shelves.values()].flatMap(({ record: { id, closed, deadline } }) =>
        closed === null && deadline !== null && deadline < before ? [{ table: id, deadline }] : [],
      ),
    readTables: async () => ({
      records: [...shelves.values()]
        .map(({ record }) => record)
        .sort((one, other) => one.created - other.created),
      damaged: [],
    }),
  };
}

type Writing = Pick<
  Store,
  'create' | 'append' | 'saveSnapshots' | 'replaceLock' | 'seatBot' | 'close' | 'remove'
>;

function writingOf(shelves: Map<string, Shelf>): Writing {
  return {
    create: async ({ locks, ...table }, opening) => {
      if (shelves.has(table.id)) throw new Error('there is a table of this id');
      shelves.set(table.id, {
        record: { ...table, closed: null, head: 0, chairs: {}, deadline: null },
        locks: new Map(locks.map((lock) => [lock.chair, lock])),
        entries: [],
        answers: [],
        snapshots: [],
      });
      append(shelves, opening);
    },
    append: async (batch) => batch.map((one) => append(shelves, one)),
    saveSnapshots: async (batch) => {
      for (const one of await sealAll(batch)) saveSnapshot(shelves.get(one.table), one);
    },
    replaceLock: async (table, lock) => void shelves.get(table)?.locks.set(lock.chair, lock),
    seatBot: async (table, asked) => {
      const shelf = shelves.get(table);
      if (!shelf) return [];
      const bots = withBotSeat(shelf.record.bots, asked);
      shelf.record = { ...shelf.record, bots };
      return bots;
    },
    remove: async (table) => shelves.delete(table),
    close: async (table, head, at) => {
      const shelf = shelves.get(table);
      if (!shelf || shelf.record.closed !== null || shelf.record.head !== head) return false;
      shelf.record = { ...shelf.record, closed: at };
      return true;
    },
  };
}

function saveSnapshot(shelf: Shelf | undefined, one: Taken & SealedSnapshot): void {
  if (!shelf) return;
  const { snapshot, milestone, text, seal } = one;
  const { seq, chairs } = snapshot;
  const kept = shelf.snapshots.filter(
    (other) => other.seq !== seq && (other.milestone || other.seq > seq),
  );
  shelf.snapshots = [...kept, { text, seal, seq, chairs, milestone }];
}

function append(shelves: Map<string, Shelf>, one: Append): AppendResult {
  const shelf = shelves.get(one.table);
  if (!shelf || shelf.record.closed !== null || shelf.record.head !== one.after) return 'fenced';
  const { chairs, deadline } = one;
  shelf.entries.push(...one.entries.map(writeEntry));
  shelf.answers.push(...one.answers);
  shelf.record = { ...shelf.record, head: one.after + one.entries.length, chairs, deadline };
  return 'stored';
}
