import type { Kit } from '@haggle/engine/testing';
import { type Way, watchHistory } from './history.ts';
import { startPair } from './servers.ts';
import type { Spoil } from './wire.ts';

/** After so many histories both servers are ended and started again. */
const BATCH = 40;
const LONGEST = 40;

export type Figures = {
  readonly watched: number;
  /** In how many of them something hidden differed. */
  readonly differing: number;
  readonly commands: number;
};

/** Watches many histories of one game; throws what the first one that leaks shows, with its seed. */
export async function watchMany({
  kit,
  way,
  runs,
  spoil,
}: {
  readonly kit: Kit;
  readonly way: Way;
  readonly runs: number;
  readonly spoil?: Spoil;
}): Promise<Figures> {
  const first = Number(process.env.HAGGLE_SEED ?? 1) * 1000;
  const figures = { watched: 0, differing: 0, commands: 0 };
  for (let from = 0; from < runs; from += BATCH) {
    const pair = await startPair(kit.game);
    try {
      const end = Math.min(runs, from + BATCH);
      for (let at = from; at < end; at += 1) {
        const walk = { seed: first + at, length: (at * 7) % LONGEST };
        const options = { kit, way, pair, spoil, restart: at === end - 1 };
        const seen = await watchHistory(options, walk).catch((fault: unknown) => {
          throw new Error(`seed ${walk.seed}, length ${walk.length}: ${String(fault)}`, {
            cause: fault,
          });
        });
        if (!seen) continue;
        figures.watched += 1;
        figures.commands += seen.turns;
        if (seen.differ) figures.differing += 1;
      }
    } finally {
      await pair.close();
    }
  }
  return figures;
}
