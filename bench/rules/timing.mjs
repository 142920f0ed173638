import { processorNow } from '../machine.mjs';

/** Steps between two looks at the clock, which takes as long as a swap of the fastest. */
const BATCH = 256;

/** Runs a step again and again for some milliseconds of processor time; gives the steps a second. */
export function timed(step) {
  let index = 0;
  return (milliseconds) => {
    const from = index;
    const start = processorNow();
    let now = start;
    while (now - start < milliseconds) {
      for (let batch = 0; batch < BATCH; batch++) step(index++);
      now = processorNow();
    }
    return ((index - from) * 1000) / (now - start);
  };
}
