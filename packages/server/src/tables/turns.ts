/** What is to be done under a name, one thing after the other. */
export type Turns = {
  /** Does it when all that was asked for under this name before is done, or has failed. */
  readonly take: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** How many things under this name are not done yet. */
  readonly waiting: (name: string) => number;
};

/** Turns in which nobody waits yet. */
export function makeTurns(): Turns {
  const lines = new Map<string, { last: Promise<void>; waiting: number }>();
  return {
    take: (name, work) => {
      const line = lines.get(name) ?? { last: Promise.resolve(), waiting: 0 };
      lines.set(name, line);
      const turn = line.last.then(work);
      const end = (): void => {
        line.waiting -= 1;
        if (line.waiting === 0) lines.delete(name);
      };
      line.waiting += 1;
      line.last = turn.then(end, end);
      return turn;
    },
    waiting: (name) => lines.get(name)?.waiting ?? 0,
  };
}
