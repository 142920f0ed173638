import type { Viewer } from '@haggle/engine';
import { hasPast, keepOnly } from './memory.ts';
import type { Room } from './room.ts';

/**
 * Forgets the past views of chairs that nobody has used since `before`, as happens to all chairs when the table
 * leaves memory. Otherwise somebody who comes back could tell, by getting a delta, that others had kept the table in
 * memory, and so had gone on in private. Call it only for a room in which nothing is under way.
 */
export function forgetAbsent(room: Room, before: number): void {
  const { table, chairs } = room.durable;
  const absent = [...chairs].filter(
    ([viewer, chair]) => isAbsent(room, viewer, before) && hasPast(room.memory, viewer, chair),
  );
  if (absent.length === 0) return;
  const anew = new Map(chairs);
  for (const [viewer, { seq }] of absent) {
    const now = { seq, view: room.game.view(table.state, viewer) };
    anew.set(viewer, now);
    keepOnly(room.memory, viewer, now);
  }
  room.durable = { table, chairs: anew };
  room.tip = room.durable;
}

function isAbsent({ audience, chairsUsedAt }: Room, viewer: Viewer, before: number): boolean {
  return !audience.has(viewer) && (chairsUsedAt.get(viewer) ?? 0) <= before;
}
