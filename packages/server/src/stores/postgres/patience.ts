/**
 * What comes and goes by itself: the connection was cut, the database restarts, fails over or has no
 * connection left, two transactions were in each other's way.
 */
const PASSING = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '25006', // read only: a standby that was not promoted yet
  '25P04', // transaction timeout
  '40001',
  '40P01',
  '53300', // too many connections
  '55P03', // lock timeout
  '57014', // statement timeout
  '57P01', // shut down by an administrator
  '57P02', // crash shutdown
  '57P03', // starting up
  '57P05',
]);

/** The client's own words for a connection that ended or does not answer; it gives them no code. */
const CUT =
  /^(Connection terminated|Query read timeout|timeout exceeded|timeout expired|Client has encountered a connection error|Client was closed|Connection ended)/i;

/** Whether it is worth while to try again: the store was not reached, or could not just then. */
function isPassing(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  const { code } = fault as { readonly code?: unknown };
  if (typeof code === 'string') return PASSING.has(code) || code.startsWith('08');
  return CUT.test(fault.message);
}

/** Does some work, again and again while its faults pass; `again` says that an earlier try may have been done. */
export type Patient = <T>(work: (again: boolean) => Promise<T>) => Promise<T>;

/** Milliseconds between two tries: at first, and at most. */
const FIRST_WAIT = 40;
const LONGEST_WAIT = 500;

/**
 * Makes work patient. Who has waited `patience` milliseconds for a store that is down is told; while it
 * stays down nobody else waits that long again, a try is enough.
 */
export function makePatient(patience: number): Patient {
  let downSince = 0;
  let failedAt = Number.NEGATIVE_INFINITY;
  return async (work) => {
    const started = performance.now();
    for (
      let again = false, wait = FIRST_WAIT;
      ;
      again = true, wait = Math.min(wait * 2, LONGEST_WAIT)
    ) {
      try {
        const result = await work(again);
        failedAt = Number.NEGATIVE_INFINITY;
        return result;
      } catch (fault) {
        if (!isPassing(fault)) throw fault;
        // So long after the last failure it is another one, though nobody was there to see the store come back.
        if (started - failedAt > patience) downSince = started;
        failedAt = performance.now();
        if (performance.now() + wait > downSince + patience) throw fault;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  };
}
