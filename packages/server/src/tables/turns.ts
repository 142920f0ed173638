/** Does what is asked for under a name when all that was asked for under it before is done, or has failed. */
export type Turns = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Turns in which nobody waits yet. */
export function makeTurns(): Turns {
  const last = new Map<string, Promise<void>>();
  return (name, work) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work);
    const end = (): void => {
      if (last.get(name) === ended) last.delete(name);
    };
    const ended: Promise<void> = turn.then(end, end);
    last.set(name, ended);
    return turn;
  };
}
