import type { Disk } from './disk.ts';
import type { Driver } from './driver.ts';
import { BUSY_TIMEOUT, type Statements, setPatience } from './sql.ts';

/** Commits to SQLite that the disk has, or that are written anew where it failed. */
export type Doubt = {
  /**
   * Where the disk failed, what was written last may be there or not. It is written anew, into the database
   * itself, before anything else is done or shown; throws while that fails.
   */
  readonly makeSure: () => void;
  /** Waits until the disk has all that was written. Rejects when it fails. */
  readonly settle: () => Promise<void>;
  /** Does some work in one transaction, and waits until the disk has it. */
  readonly within: <T>(work: () => T) => Promise<T>;
};

type Parts = { readonly driver: Driver; readonly disk: Disk; readonly statements: Statements };

/** Commits through this driver, flushed by this disk; after a failed flush `makeSure` has to hold first. */
export function openDoubt({ driver, disk, statements }: Parts): Doubt {
  let isSure = true;
  const makeSure = (): void => {
    if (isSure) return;
    isSure = carryOver(driver, statements);
    if (!isSure) throw new Error('what was written last is not on the disk yet');
  };
  const settle = async (): Promise<void> => {
    try {
      await disk.settle();
    } catch (fault) {
      isSure = false;
      throw fault;
    }
    // A flush before this one may have failed: without its part of the log ours is worth nothing.
    makeSure();
  };
  return {
    makeSure,
    settle,
    within: async (work) => {
      makeSure();
      const result = transact(statements, work);
      await settle();
      return result;
    },
  };
}

/**
 * Carries all commits over into the database itself, which is flushed; false where that must wait for
 * somebody who writes, or still reads what was there before. Throws when the disk fails.
 */
export function carryOver(driver: Driver, { checkpoint }: Statements): boolean {
  setPatience(driver, 0);
  try {
    return (checkpoint.get() as { busy: number }).busy === 0;
  } finally {
    setPatience(driver, BUSY_TIMEOUT);
  }
}

function transact<T>(statements: Statements, work: () => T): T {
  statements.begin.run();
  try {
    const result = work();
    statements.commit.run();
    return result;
  } catch (fault) {
    rollBack(statements);
    throw fault;
  }
}

/** After some faults (a full disk) SQLite has rolled back by itself, and says so by refusing to. */
function rollBack(statements: Statements): void {
  try {
    statements.rollback.run();
  } catch (fault) {
    if (!/no transaction/i.test(String(fault))) throw fault;
  }
}
