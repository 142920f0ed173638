import { join } from 'node:path';
import { type DriverName, openDriver } from './driver.ts';
import { makeFile, makeFolder } from './folder.ts';

/** How long a new process waits for the one before it to let go, in milliseconds. */
const LOCK_TIMEOUT = 1000;

/**
 * Claims a data folder for this process, so that two servers never serve it side by side: the second
 * would show views that the first has changed. The claim is a lock of the operating system on a file of
 * its own; it ends with the process, however that ends.
 * Gives the function that lets go, or undefined when another process holds the folder.
 * Rejects when the folder cannot be made or written.
 */
export async function claimFolder(
  folder: string,
  driver?: DriverName,
): Promise<(() => void) | undefined> {
  makeFolder(folder);
  const path = join(folder, 'haggle.lock');
  makeFile(path);
  const lock = await openDriver(path, driver);
  try {
    lock.exec(`PRAGMA busy_timeout = ${LOCK_TIMEOUT}; BEGIN EXCLUSIVE;`);
    return () => void lock.close();
  } catch (fault) {
    lock.close();
    if (/locked|busy/i.test(String(fault))) return undefined;
    throw fault;
  }
}
