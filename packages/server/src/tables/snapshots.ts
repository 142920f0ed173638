import type { Snapshot, Taken } from '../stores/store.ts';
import { seqsOf } from './commit.ts';
import type { House } from './house.ts';
import { isStored } from './reading-on.ts';
import type { Room } from './room.ts';

/** So many tables' snapshots make one commit. */
const TAKEN_AT_ONCE = 200;

/** Saves a lasting snapshot of a room that has come far enough since its last one; `saving` holds it meanwhile. */
export function markMilestone(house: House, room: Room): void {
  if (room.durable.table.head.seq - room.snapshotAt < house.milestone) return;
  const saved = saveSnapshots(house, [room], { milestone: true })
    .catch(house.events.failed)
    .finally(() => house.saving.delete(saved));
  house.saving.add(saved);
}

/**
 * Saves snapshots of the rooms that have moved since their last one, some hundreds in a commit. Rejects when the
 * store cannot be written; the rooms then count as not saved.
 */
export async function saveSnapshots(
  house: House,
  rooms: readonly Room[],
  { milestone = false }: { readonly milestone?: boolean } = {},
): Promise<void> {
  const due = rooms.filter(({ durable, snapshotAt }) => durable.table.head.seq !== snapshotAt);
  for (let from = 0; from < due.length; from += TAKEN_AT_ONCE) {
    const batch = due.slice(from, from + TAKEN_AT_ONCE);
    const before = batch.map(({ snapshotAt }) => snapshotAt);
    const taken = batch.map((room) => ({ table: room.id, snapshot: take(room), milestone }));
    try {
      await house.store.saveSnapshots(await leaveLost(house, taken));
    } catch (fault) {
      batch.forEach((room, place) => {
        const isLast = room.snapshotAt === taken[place]?.snapshot.seq;
        if (isLast) room.snapshotAt = before[place] ?? 0;
      });
      throw fault;
    }
  }
}

/** Of entries that a failover lost no snapshot may stay: another server's entries would follow it. */
async function leaveLost({ store, bus }: House, batch: readonly Taken[]) {
  if (!bus.shared) return batch;
  const held = await Promise.all(
    batch.map(({ table, snapshot }) => isStored(store, table, snapshot)),
  );
  return batch.filter((_, place) => held[place]);
}

/** Counts as saved from now on, so that the next commit does not take another one beside it. */
function take(room: Room): Snapshot {
  const { head, at, state } = room.durable.table;
  room.snapshotAt = head.seq;
  return { ...head, at, state, chairs: seqsOf(room.durable) };
}
