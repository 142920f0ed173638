import { nextTurn } from '../event-loop.ts';

/** Work that is done while there is time for it in a turn of the event loop, and else in one of the next. */
export type Stints = {
  /**
   * Does it at once where nothing waits and there is time. Else it waits, of each name one after the other, and the
   * names take turns.
   */
  readonly take: (name: string, work: () => void) => void;
  /** As `take`, and resolves with what came of it; rejects with what it threw. */
  readonly run: <T>(name: string, work: () => T) => Promise<T>;
  /** Resolves when nothing waits any more. */
  readonly drain: () => Promise<void>;
  readonly waiting: () => number;
};

/** For so many milliseconds work goes on before others are listened to. */
const STINT = 20;

/** Stints in which nothing waits yet; `now` in milliseconds. What is taken throws nothing: where it waited, nobody could be told. */
export function makeStints(now: () => number = () => performance.now()): Stints {
  const lines = new Map<string, (() => void)[]>();
  let end: number | undefined;
  const isTime = (): boolean => {
    if (end === undefined) {
      end = now() + STINT;
      setImmediate(turn);
    }
    return now() < end;
  };
  const turn = (): void => {
    end = undefined;
    while (lines.size > 0 && isTime()) takeNext(lines)?.();
  };
  const take: Stints['take'] = (name, work) => {
    if (lines.size === 0 && isTime()) {
      work();
      return;
    }
    const line = lines.get(name);
    if (line) line.push(work);
    else lines.set(name, [work]);
  };
  return {
    take,
    run: (name, work) =>
      new Promise((resolve, reject) => {
        take(name, () => {
          try {
            resolve(work());
          } catch (fault) {
            reject(fault);
          }
        });
      }),
    drain: async () => {
      while (lines.size > 0) await nextTurn();
    },
    waiting: () => [...lines.values()].reduce((sum, line) => sum + line.length, 0),
  };
}

/** The first of the line whose turn it is; that line comes last from now on. */
function takeNext(lines: Map<string, (() => void)[]>): (() => void) | undefined {
  const [first] = lines;
  if (!first) return undefined;
  const [name, line] = first;
  const next = line.shift();
  lines.delete(name);
  if (line.length > 0) lines.set(name, line);
  return next;
}
