import { fdatasync } from 'node:fs';
import { promisify } from 'node:util';
import type { Random } from '@haggle/engine';
import type { SqliteOptions, Store } from '@haggle/server';

/** A store on a bad disk: its calls fail by chance. */
export type BadStore = {
  readonly store: Store;
  /** How many of a hundred calls fail; 0 for none. */
  percent: number;
  /** How many have failed. */
  failed: number;
};

/**
 * Lets calls fail, half of them before anything was done, and half after all was done: as when the disk
 * took what it was given, and then said that it could not be sure.
 */
export function makeBad(inner: Store, random: Random): BadStore {
  const bad: BadStore = { store: inner, percent: 0, failed: 0 };
  const fail = (): never => {
    bad.failed += 1;
    throw new Error('fsync failed');
  };
  const methods = Object.entries(inner).map(([name, method]) => {
    if (name === 'end') return [name, method];
    const call = method as (...values: readonly unknown[]) => Promise<unknown>;
    const failing = async (...values: readonly unknown[]): Promise<unknown> => {
      const isFailing = random(100) < bad.percent;
      const isLate = random(2) === 0;
      if (isFailing && !isLate) fail();
      const result = await call(...values);
      if (isFailing) fail();
      return result;
    };
    return [name, failing];
  });
  return Object.assign(bad, { store: Object.fromEntries(methods) as Store });
}

/** A disk that fails to say that it has what was written: `percent` of a hundred times. */
export type BadDisk = {
  readonly sync: NonNullable<SqliteOptions['sync']>;
  percent: number;
  failed: number;
};

/** A disk that does not fail until its `percent` is set. */
export function makeBadDisk(random: Random): BadDisk {
  const write = promisify(fdatasync);
  const disk: BadDisk = {
    percent: 0,
    failed: 0,
    sync: async (file) => {
      await write(file);
      if (random(100) >= disk.percent) return;
      disk.failed += 1;
      throw new Error('fdatasync failed');
    },
  };
  return disk;
}
