/** The longest that is slept at a stretch: a clock that was set meanwhile is noticed by then. */
const NAP = 60_000;

/** Wakes tables when their clocks must speak, however far away that is. */
export type Alarms = {
  /** Sets, moves or (with null) removes the alarm of a table. */
  readonly set: (table: string, deadline: number | null) => void;
  /** Whether an alarm is set that has not rung yet. */
  readonly has: (table: string) => boolean;
  readonly stop: () => void;
};

/** `ring` is called once for each alarm, at its instant by `now` or soon after it. */
export function openAlarms(now: () => number, ring: (table: string) => void): Alarms {
  const alarms = new Map<string, { deadline: number; timer: NodeJS.Timeout }>();
  const arm = (table: string, deadline: number): void => {
    const nap = Math.max(0, Math.min(deadline - now(), NAP));
    const timer = setTimeout(() => wake(table, deadline), nap);
    timer.unref();
    alarms.set(table, { deadline, timer });
  };
  const wake = (table: string, deadline: number): void => {
    if (now() < deadline) {
      arm(table, deadline);
      return;
    }
    alarms.delete(table);
    ring(table);
  };
  const remove = (table: string): void => {
    clearTimeout(alarms.get(table)?.timer);
    alarms.delete(table);
  };
  return {
    set: (table, deadline) => {
      if (alarms.get(table)?.deadline === deadline) return;
      remove(table);
      if (deadline !== null) arm(table, deadline);
    },
    has: (table) => alarms.has(table),
    stop: () => {
      for (const table of [...alarms.keys()]) remove(table);
    },
  };
}
