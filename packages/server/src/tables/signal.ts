/** Something that happens time and again, and that others wait for. */
export type Signal = {
  /** Resolves when it happens next. What one waits for is looked at before each waiting, and again after it. */
  readonly next: () => Promise<void>;
  /** It has happened. */
  readonly tell: () => void;
};

/** A signal that nobody waits for yet. */
export function makeSignal(): Signal {
  let waiting: (() => void)[] = [];
  return {
    next: () => new Promise((resolve) => waiting.push(resolve)),
    tell: () => {
      const woken = waiting;
      waiting = [];
      for (const wake of woken) wake();
    },
  };
}
