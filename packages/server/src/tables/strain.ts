import { performance } from 'node:perf_hooks';

/** How much slower the server's own players go, so that people are served first. */
export type Strain = {
  /** By how much pauses are longer just now, 1 and more, where people are and where nobody is. */
  readonly stretch: (isAttended: boolean) => number;
  readonly stop: () => void;
};

/** How often, in milliseconds, it is looked how busy the thread was. */
const SAMPLE_INTERVAL = 500;
/** Shares of the time: above the one they go slower, below the other faster again. */
const BUSY = 0.7;
const IDLE = 0.5;
/** By how much at each look, and at most. */
const SLOWER = 1.5;
const FASTER = 0.8;
const MOST = 64;
/** At a table with people they go on at nearly their pace: there somebody waits for them. */
const ATTENDED = 16;

/** Watches how busy this thread is: `busy` tells the share of the time since it was asked last, by default the runtime's. */
export function watchStrain(busy: () => number = makeBusy()): Strain {
  let stretch = 1;
  const timer = setInterval(() => {
    const share = busy();
    if (share > BUSY) stretch = Math.min(MOST, stretch * SLOWER);
    else if (share < IDLE) stretch = Math.max(1, stretch * FASTER);
  }, SAMPLE_INTERVAL).unref();
  return {
    stretch: (isAttended) => (isAttended ? Math.max(1, stretch / ATTENDED) : stretch),
    stop: () => clearInterval(timer),
  };
}

function makeBusy(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
