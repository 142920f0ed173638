import { setTimeout as pause } from 'node:timers/promises';
import { type Reply, readTable } from './api.ts';
import type { Chair } from './link.ts';

type Waiting = {
  /** The seq that is known already; without it, the one at the beginning. */
  readonly seq?: number;
  readonly seconds: number;
  readonly signal: AbortSignal;
  /** Ends the waiting with what is known by then. */
  readonly leaving?: AbortSignal;
};

type Waited = { readonly seq: number; readonly changed: boolean; readonly closed: boolean };

/** Between two looks, in milliseconds: soon at first, for bots answer at once, then gently. */
const SOONEST = 200;
const SLOWEST = 2000;

/** What a server that has answered before says or does while it is started anew, or has much to do. */
const PASSING: readonly string[] = ['no-server', 'unavailable', 'too-many'];

/**
 * Waits until the seq of a chair is another one, its table is closed, the time is over or the one who waits leaves. A
 * server that goes away after its first answer is waited for as well; refused with what it said last where it has not
 * come back when the time is over.
 */
export async function waitForChange(
  chair: Chair,
  { seq, seconds, signal, leaving }: Waiting,
): Promise<Reply<Waited>> {
  const end = performance.now() + seconds * 1000;
  let known = seq;
  let isThere = false;
  for (let between = SOONEST; ; between = Math.min(between * 1.5, SLOWEST)) {
    const reply = await readTable(chair, signal);
    const left = end - performance.now();
    const isOver = left <= 0 || signal.aborted || leaving?.aborted;
    if (!reply.ok) {
      if (isOver || !isThere || !PASSING.includes(reply.refusal.code)) return reply;
    } else {
      const { seq: now } = reply.value;
      isThere = true;
      known ??= now;
      const closed = reply.value.closed !== null;
      if (now !== known || closed || isOver) {
        return { ok: true, value: { seq: now, changed: now !== known, closed } };
      }
    }
    await pauseUnless(leaving, Math.min(between, left));
  }
}

async function pauseUnless(leaving: AbortSignal | undefined, ms: number): Promise<void> {
  try {
    await pause(ms, undefined, { signal: leaving });
  } catch (fault) {
    if (!leaving?.aborted) throw fault;
  }
}
