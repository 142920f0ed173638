import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { removeAtSignal } from './leftovers.ts';

/**
 * Has a file made under another name beside its own, which is given to `make`: `giveName` is to be called once it is
 * whole. What stands under that other name is removed in the end, and where a signal ends the process before.
 */
export async function withPart<T>(file: string, make: (part: string) => Promise<T>): Promise<T> {
  const part = `${file}.${randomUUID()}.part`;
  const remove = () => {
    // SQLite has up to two more beside its own.
    const made = ['', '-wal', '-shm'].map((end) => `${part}${end}`);
    // Where none could be made, such as below a file, to remove one is a fault of its own.
    for (const one of made.filter((path) => existsSync(path))) rmSync(one, { force: true });
  };
  const forget = removeAtSignal(remove);
  try {
    return await make(part);
  } finally {
    forget();
    remove();
  }
}

/** Gives what is whole its own name; false where somebody else has put a file there meanwhile. */
export function giveName(part: string, file: string): boolean {
  try {
    linkSync(part, file);
  } catch {
    if (existsSync(file)) return false;
    // Not every disk has links; whatever else is wrong keeps it from being renamed, too.
    renameSync(part, file);
  }
  return true;
}
