/** So many milliseconds the machine's clock may be put forward or back at once and is followed at once. */
const STEP = 2000;
/** A greater leap is followed when it has lasted so long: the machine slept, or somebody set its clock right. */
const DOUBT = 60_000;

type Sources = {
  /** What the machine takes for milliseconds since 1970 UTC. */
  readonly wall: () => number;
  /** Milliseconds since some instant, from a clock that nobody sets. */
  readonly steady: () => number;
};

const MACHINE: Sources = { wall: Date.now, steady: () => performance.now() };

/**
 * The time in milliseconds since 1970 UTC, without leaps that are taken back: one command at a wrong time
 * would end the turn of its table and keep the table's time there.
 */
export function makeClock({ wall, steady }: Sources = MACHINE): () => number {
  let offset = wall() - steady();
  let leaptAt: number | undefined;
  return () => {
    const passed = steady();
    const found = wall() - passed;
    if (Math.abs(found - offset) <= STEP) leaptAt = undefined;
    else leaptAt ??= passed;
    if (leaptAt === undefined || passed - leaptAt >= DOUBT) {
      offset = found;
      leaptAt = undefined;
    }
    return Math.round(passed + offset);
  };
}
