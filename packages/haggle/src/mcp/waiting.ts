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

/** Waits until the seq of a chair is another one, its table is closed, the time is over or the one who waits leaves. */
export async function waitForChange(
  chair: Chair,
  { seq, seconds, signal, leaving }: Waiting,
): Promise<Reply<Waited>> {
  const end = performance.now() + seconds * 1000;
  let known = seq;
  for (let between = SOONEST; ; between = Math.min(between * 1.5, SLOWEST)) {
    const reply = await readTable(chair, signal);
    if (!reply.ok) return reply;
    const { seq: now } = reply.value;
    known ??= now;
    const closed = reply.value.closed !== null;
    const left = end - performance.now();
    if (now !== known || closed || left <= 0 || signal.aborted || leaving?.aborted) {
      return { ok: true, value: { seq: now, changed: now !== known, closed } };
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
