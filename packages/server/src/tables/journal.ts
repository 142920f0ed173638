import { isStoreFault } from '../stores/guarded.ts';
import type { Append, AppendResult, Store } from '../stores/store.ts';
import { apologise, fallBack, gather, settle } from './commit.ts';
import type { Pending, Room } from './room.ts';

export type JournalEvents = {
  /** A commit of so many commands (and words of the clock) took so many seconds. */
  readonly committed: (commands: number, seconds: number) => void;
  readonly failed: (fault: unknown) => void;
  /** A room has new durable entries. */
  readonly stored: (room: Room) => void;
  /** What waited in a room could not be stored. */
  readonly dropped: (room: Room) => void;
  /** Somebody else wrote to this table; these commands were not carried out. */
  readonly fenced: (room: Room, lost: readonly Pending[]) => void;
};

/** Brings what rooms have decided into the store: one commit for all that wait, again and again. */
export type Journal = {
  /** Something in this room waits for a commit. */
  readonly enqueue: (room: Room) => void;
  /** Resolves when nothing waits any more. */
  readonly drain: () => Promise<void>;
  readonly waiting: () => number;
};

/**
 * A journal into this store. What cannot be stored is told to `events`, and those who waited get `unavailable`,
 * or `fault` where the rules broke.
 */
export function openJournal(store: Store, events: JournalEvents): Journal {
  let rooms = new Set<Room>();
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    while (rooms.size > 0) {
      // Everything that has arrived in this turn of the event loop goes into one commit.
      await new Promise((resolve) => setImmediate(resolve));
      const batch = [...rooms];
      rooms = new Set();
      try {
        await commit(store, batch, events);
      } catch (fault) {
        giveUp(batch, fault, events);
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
    waiting: () => [...rooms].reduce((sum, room) => sum + room.pending.length, 0),
  };
}

async function commit(store: Store, batch: readonly Room[], events: JournalEvents): Promise<void> {
  const parts = batch.flatMap((room) => gatherSafely(room, events) ?? []);
  const rooms = parts.map(({ room }) => room);
  const writes = parts.flatMap(({ append }) => append ?? []);
  let results: readonly AppendResult[] = [];
  const started = performance.now();
  try {
    results = writes.length > 0 ? await store.append(writes) : [];
  } catch (fault) {
    giveUp(rooms, fault, events);
    return;
  }
  if (writes.length > 0)
    events.committed(countChanges(rooms), (performance.now() - started) / 1000);
  let next = 0;
  for (const { room, append } of parts) {
    const result = append ? results[next++] : 'stored';
    if (result !== 'stored') events.fenced(room, fallBack(room));
    else showStored(room, events);
  }
}

type Part = { readonly room: Room; readonly append: Append | undefined };

/** A fault of one table's rules must not reach the other rooms of the commit; its own commands are refused. */
function gatherSafely(room: Room, events: JournalEvents): Part | undefined {
  try {
    return { room, append: gather(room) };
  } catch (fault) {
    giveUp([room], fault, events);
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

/** What is stored is stored: a fault while it is shown must not reach the other rooms of the commit. */
function showStored(room: Room, events: JournalEvents): void {
  try {
    settle(room);
    events.stored(room);
  } catch (fault) {
    events.failed(fault);
  } finally {
    room.rested.tell();
  }
}

function giveUp(rooms: readonly Room[], fault: unknown, events: JournalEvents): void {
  events.failed(fault);
  for (const room of rooms) {
    apologise(fallBack(room), isStoreFault(fault) ? 'unavailable' : 'fault');
    events.dropped(room);
    room.rested.tell();
  }
}
