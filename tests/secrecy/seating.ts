import { createHash } from 'node:crypto';
import { type Entry, type Table, viewersOf } from '@haggle/engine';
import type { Store } from '@haggle/server';

/** The number that every chair has reached in a table that is laid into a store. */
export const REACHED = 7;

/** The key of a chair: the same in both servers, so that nothing of it can differ. */
export function keyFor(table: string, chair: string): string {
  return createHash('sha256').update(`${table} ${chair}`).digest('base64url');
}

/**
 * Lays a table that has been played elsewhere into a store: its log, and its state as a snapshot that
 * the server goes on from.
 */
export async function layTable(
  store: Store,
  id: string,
  { table, entries }: { readonly table: Table; readonly entries: readonly Entry[] },
): Promise<void> {
  const { game, state, seed, head, at } = table;
  const viewers = viewersOf(game, state);
  const chairs = Object.fromEntries(viewers.map((viewer) => [viewer, REACHED]));
  const locks = viewers.map((chair) => {
    const key = keyFor(id, chair);
    return { chair, key: hash(key), session: hash(hashOf(`session:${key}`)) };
  });
  const deadline = game.deadline(state);
  await store.create(
    { id, game: game.id, name: null, names: {}, seed, salt: 'salt', bots: [], created: at, locks },
    { table: id, after: 0, entries, answers: [], chairs, deadline },
  );
  await store.saveSnapshots([
    { table: id, snapshot: { ...head, at, state, chairs }, milestone: true },
  ]);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
