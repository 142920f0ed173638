import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A running `haggle serve`: `end` sends the signal, a polite one if none is named, and waits until the process is gone. */
export type Serving = {
  readonly address: string;
  readonly port: number;
  readonly pid: number;
  readonly printed: () => string;
  readonly complained: () => string;
  readonly end: (signal?: NodeJS.Signals) => Promise<number | null>;
};

/** Waits for the ready line of a `haggle serve` that was started with pipes. Throws when it ends before. */
export async function awaitReady(child: ChildProcess): Promise<Serving> {
  let printed = '';
  let complained = '';
  child.stderr?.on('data', (data: Buffer) => {
    complained += data.toString();
  });
  const gone = once(child, 'exit').then(([code]) => code as number | null);
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (data: Buffer) => {
      printed += data.toString();
      const found = /^.*?(https?:\/\/[^\s/]+:\d+).*\n/.exec(printed)?.[1];
      if (found) resolve(found);
    });
    void gone.then((code) => reject(new Error(`serve ended with ${code}: ${complained}`)));
  });
  return {
    address,
    port: Number(new URL(address).port),
    pid: child.pid ?? 0,
    printed: () => printed,
    complained: () => complained,
    end: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      return gone;
    },
  };
}
