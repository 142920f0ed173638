import { nextTurn } from '../event-loop.ts';
import type { Append, AppendResult, Store } from '../stores/store.ts';
import { codeFor } from '../words.ts';
import { apologise, fallBack, gather, moveOn, type Stored, show } from './commit.ts';
import { LONGEST_HOLD } from './publish.ts';
import type { AskedRequest, Room } from './room.ts';

export type JournalEvents = {
  /** A commit of so many commands (and words of the clock) took so many seconds. */
  readonly committed: (commands: number, seconds: number) => void;
  readonly failed: (fault: unknown) => void;
  /** A room has new durable entries. */
  readonly stored: (room: Room) => void;
  /** What waited in a room could not be stored. */
  readonly dropped: (room: Room) => void;
  /** Somebody else wrote to this table; these commands were not carried out. */
  readonly fenced: (room: Room, lost: readonly AskedRequest[]) => void;
};

/** Brings what rooms have decided into the store: one commit for all that wait, again and again. */
export type Journal = {
  /** Something in this room waits for a commit. */
  readonly enqueue: (room: Room) => void;
  /** Resolves when nothing waits any more. */
  readonly drain: () => Promise<void>;
};

/**
 * A journal into this store. What cannot be stored is told to `events`, and those who waited get `unavailable`,
 * or `fault` where the rules broke.
 */
export function openJournal(store: Store, events: JournalEvents): Journal {
  let rooms = new Set<Room>();
  let running: Promise<void> | undefined;
  const begin = (): Commit => {
    const batch = [...rooms];
    rooms = new Set();
    return beginCommit(store, batch, events);
  };
  const run = async (): Promise<void> => {
    while (rooms.size > 0) {
      // Everything that has arrived in this turn of the event loop goes into one commit.
      await nextTurn();
      let next: Commit | undefined = begin();
      while (next) {
        const stored = await endCommit(next, events);
        // What was decided meanwhile is on its way to the disk while what the disk has is shown.
        next = rooms.size > 0 ? begin() : undefined;
        for (const one of stored) showStored(one, events);
      }
    }
    running = undefined;
  };
  return {
    enqueue: (room) => {
      rooms.add(room);
      running ??= run();
    },
    drain: async () => {
      while (running) await running;
    },
  };
}

/** A commit that is under way. */
type Commit = {
  readonly parts: readonly Part[];
  readonly results: Promise<readonly AppendResult[]>;
  readonly started: number;
};

function beginCommit(store: Store, batch: readonly Room[], events: JournalEvents): Commit {
  // What had a room come here may have been given back: nothing of it was stored, so that nothing is told of it.
  const waiting = batch.filter(({ pending }) => pending.length > 0);
  const parts = waiting.flatMap((room) => gatherSafely(room, events) ?? []);
  const writes = parts.flatMap(({ append }) => append ?? []);
  const started = performance.now();
  return { parts, results: append(store, writes), started };
}

async function append(store: Store, writes: readonly Append[]): Promise<readonly AppendResult[]> {
  return writes.length > 0 ? store.append(writes) : [];
}

/** Waits for a commit; gives what is to be shown. What could not be stored is told to those concerned. */
async function endCommit(commit: Commit, events: JournalEvents): Promise<readonly Stored[]> {
  const { parts, started } = commit;
  const rooms = parts.map(({ room }) => room);
  let results: readonly AppendResult[] = [];
  try {
    results = await commit.results;
  } catch (fault) {
    loseCommit(rooms, fault, events);
    return [];
  }
  if (results.length > 0)
    events.committed(countChanges(rooms), (performance.now() - started) / 1000);
  let next = 0;
  return parts.flatMap(({ room, append }) => {
    const result = append ? results[next++] : 'stored';
    if (result === 'stored') return moveOn(room);
    const lost = fallBack(room);
    showSafely({ room, pending: [] }, events);
    events.fenced(room, lost);
    return [];
  });
}

type Part = { readonly room: Room; readonly append: Append | undefined };

/** A fault of one table's rules must not reach the other rooms of the commit; its own commands are refused. */
function gatherSafely(room: Room, events: JournalEvents): Part | undefined {
  try {
    return { room, append: gather(room) };
  } catch (fault) {
    loseCommit([room], fault, events);
    return undefined;
  }
}

/** How many commands are in a commit. How many entries they made is not told: that depends on hidden hands. */
function countChanges(rooms: readonly Room[]): number {
  let count = 0;
  for (const { pending, committing } of rooms) {
    count += pending.slice(0, committing).filter(({ change }) => change).length;
  }
  return count;
}

/** Shows what is stored, then lets others go on with the room. */
function showStored(stored: Stored, events: JournalEvents): void {
  const { room } = stored;
  showSafely(stored, events);
  events.stored(room);
  room.rested.tell();
}

/** What is stored is stored: a fault while it is shown must not reach the other rooms of the commit. */
function showSafely(stored: Stored, events: JournalEvents): void {
  const { room } = stored;
  try {
    show(stored);
  } catch (fault) {
    events.failed(fault);
  }
  remindUntold(room, events);
}

/** Who may wait to be told is told all the same when the commit under way takes longer: one timer for all of a room. */
function remindUntold(room: Room, events: JournalEvents): void {
  if (room.untold.size === 0) {
    clearTimeout(room.reminder);
    room.reminder = undefined;
    return;
  }
  room.reminder ??= setTimeout(() => {
    room.reminder = undefined;
    showSafely({ room, pending: [] }, events);
  }, LONGEST_HOLD).unref();
}

function loseCommit(rooms: readonly Room[], fault: unknown, events: JournalEvents): void {
  events.failed(fault);
  for (const room of rooms) {
    const lost = fallBack(room);
    // Some may not have been told yet what the commit before this one changed.
    showSafely({ room, pending: [] }, events);
    apologise(lost, codeFor(fault));
    events.dropped(room);
    room.rested.tell();
  }
}
