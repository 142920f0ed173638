import { close, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

/** Waits for the disk, while the thread that called goes on with other work. */
export type Disk = {
  /** Resolves when all that was written to the file before this call is on the disk; rejects when that failed. */
  readonly settle: () => Promise<void>;
  /** Waits for what is under way and lets go of the file. */
  readonly end: () => Promise<void>;
};

/** Brings what was written to an open file to the disk. */
export type Sync = (file: number) => Promise<void>;

/** Watches over a file that others write. Throws when it is not there. */
export function openDisk(path: string, sync: Sync = promisify(fdatasync)): Disk {
  const file = openSync(path, 'r+');
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = (): Promise<void> => {
    next = undefined;
    running = sync(file).finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    settle: () => {
      if (!running) return start();
      // What is under way may have begun before the last write: one more serves all who come meanwhile.
      next ??= running.then(start, start);
      return next;
    },
    end: async () => {
      await Promise.allSettled([running, next]);
      await promisify(close)(file);
    },
  };
}
