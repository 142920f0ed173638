import type { LogEntry, Reply } from '../../api.ts';

/** A page of a chair's log after a position in it. */
export type ReadPage = (
  after: number,
) => Promise<Reply<{ readonly entries: readonly LogEntry[]; readonly more: boolean }>>;

export type LogReader = {
  /** Reads on until this position is there; `Infinity` is the end of a log that does not grow any more. */
  readonly want: (seq: number) => void;
  readonly close: () => void;
};

/** How many entries of a long log are kept: its end. */
export const KEPT = 400;

/** Milliseconds: what comes at once is read at once, and a server that fails is left in peace for longer. */
const PAUSE = 120;
const LONGEST_PAUSE = 8000;

/** Reads a log on from a position, one page at a time, and gives all that is kept after every page. */
export function readLog(
  read: ReadPage,
  from: number,
  onEntries: (entries: readonly LogEntry[]) => void,
): LogReader {
  let entries: readonly LogEntry[] = [];
  let last = from;
  let wanted = from;
  let isReading = false;
  let over = false;

  /** Takes the next page in; false when nothing came of it. */
  const readOn = async (): Promise<boolean> => {
    const reply = await read(last);
    if (over) return false;
    if (!reply.ok) {
      if (isFinal(reply.status)) wanted = last;
      return false;
    }
    const fresh = reply.value.entries;
    last = fresh.at(-1)?.seq ?? last;
    entries = [...entries, ...fresh].slice(-KEPT);
    if (fresh.length > 0) onEntries(entries);
    if (!reply.value.more && wanted === Number.POSITIVE_INFINITY) wanted = last;
    return fresh.length > 0;
  };

  const run = async () => {
    if (isReading) return;
    isReading = true;
    for (let pause = PAUSE; last < wanted && !over; ) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (over) return;
      pause = (await readOn()) ? PAUSE : Math.min(pause * 2, LONGEST_PAUSE);
    }
    isReading = false;
  };

  return {
    want: (seq) => {
      wanted = seq;
      void run();
    },
    close: () => {
      over = true;
    },
  };
}

/** Whether asking again would bring the same: the chair is not open to this browser any more. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 429;
}
