import { randomUUID } from 'node:crypto';
import { chmodSync, copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVED_FILE } from '@haggle/server';
import { removeAtSignal } from './leftovers.ts';
import type { Place } from './place.ts';

/** Where a source of tables is read, and what removes it when it was a copy. */
export type Source = { readonly place: Place; readonly remove: () => void };

/** A source that is read where it is. */
export function inPlace(place: Place): Source {
  return { place, remove: () => {} };
}

/**
 * A copy of a file of tables that only this process has: to open a store can change it, if only to the form of this
 * version, and a backup is to stay as it is, wherever it lies. What is still being written (its log lies beside it) is
 * read in its own place, where SQLite keeps order. Rejects where there is no room for it.
 */
export function copyPrivately(place: Place): Source {
  if (place.kind === 'database') return inPlace(place);
  const file = place.file ?? SERVED_FILE;
  const path = join(place.folder, file);
  if (existsSync(`${path}-wal`)) return inPlace(place);
  const folder = join(tmpdir(), `haggle-${randomUUID()}`);
  const removeCopy = () => rmSync(folder, { recursive: true, force: true });
  // Before it is made: a signal that came between the two would leave it behind.
  const forget = removeAtSignal(removeCopy);
  const remove = () => {
    forget();
    removeCopy();
  };
  try {
    mkdirSync(folder, { mode: 0o700 });
    const own = join(folder, file);
    copyFileSync(path, own);
    chmodSync(own, 0o600);
  } catch (fault) {
    remove();
    throw fault;
  }
  return { place: { kind: 'folder', folder, file }, remove };
}
