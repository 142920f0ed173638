import fc from 'fast-check';
import { chanceAt } from '../chance.ts';
import type { Refusal } from '../refusal.ts';
import { openTable, submit } from '../table.ts';
import { checkRefusalWords } from './histories.ts';
import type { Kit } from './kit.ts';
import { seedOf } from './runs.ts';
import { drawSetup, play } from './walk.ts';

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSparseArray: true,
  withTypedArray: true,
});

/** Whatever comes in as a set-up, a command or an actor is refused at most; nothing throws. */
export function checkAnything(
  kit: Kit,
  runs: number,
  first = seedOf(process.env.HAGGLE_SEED),
): void {
  const walk = play(kit, { seed: 1, length: 12 }) ?? play(kit, { seed: 2, length: 12 });
  const refused = (refusal: Refusal) => checkRefusalWords(kit.game, refusal);
  fc.assert(
    fc.property(anything, anything, fc.string(), fc.nat(), (input, type, by, seed) => {
      const opened = openTable(kit.game, input, { now: 0, seed: 's' });
      if (!opened.ok) refused(opened.refusal);
      const setup = drawSetup(kit, chanceAt(`anything ${seed}`, 0));
      const again = openTable(kit.game, setup, { now: 0, seed: 's' });
      if (!again.ok) refused(again.refusal);
      if (!walk) return;
      for (const command of [input, { type }, { type: 'tick' }]) {
        for (const actor of [by, 'host', 'clock', '__proto__', 'constructor']) {
          const result = submit(walk.table, command, { by: actor, now: walk.table.at });
          if (!result.ok) refused(result.refusal);
        }
      }
      kit.game.value?.(input, {});
      kit.game.value?.({}, input);
    }),
    { numRuns: runs, seed: first, includeErrorInReport: true },
  );
}
