import { type Kit, play } from '@haggle/engine/testing';
import fc from 'fast-check';

/** Tables of a game that came about by chance, of twenty to so many turns. */
export function walksUpTo(longest: number) {
  return fc.record({ seed: fc.noShrink(fc.nat()), length: fc.integer({ min: 20, max: longest }) });
}

/** How the histories are drawn: how many, how long at most, and from which seed where it is fixed. */
type Drawn = { readonly numRuns: number; readonly longest: number; readonly seed?: number };

/** Shows every event of many histories of a game to `look`, with the states before and after it. */
export function forEvents<S, E>(
  kit: Kit,
  { longest, ...runs }: Drawn,
  look: (before: S, after: S, event: E) => void,
): void {
  fc.assert(
    fc.property(walksUpTo(longest), (walk) => {
      play(kit, walk, {
        asked: ({ before, result }) => {
          if (!result.ok) return;
          let met = before.state as S;
          result.value.entries.forEach(({ event }, at) => {
            const after = result.value.states[at] as S;
            look(met, after, event as E);
            met = after;
          });
        },
      });
    }),
    runs,
  );
}
