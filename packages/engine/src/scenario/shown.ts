import type { AnyGame } from '../game.ts';

/** Looks for texts in every view that one viewer was given; gives, of those that are seen, the first in which each stands. */
export type Search = (
  texts: ReadonlySet<string>,
  states: readonly unknown[],
) => ReadonlyMap<string, string>;

/**
 * The search for one viewer, over the states that a table was in so far. It goes on where it stopped: a scenario may
 * look for the same after each of thousands of steps. No view is kept: all of them may come to gigabytes.
 */
export function searchFor(viewer: string, game: AnyGame): Search {
  /** By text, in how many of the first states it is not seen. */
  const without = new Map<string, number>();
  const reached = (text: string): number => without.get(text) ?? 0;
  return (texts, states) => {
    const seen = new Map<string, string>();
    for (let at = Math.min(...[...texts].map(reached)); at < states.length; at++) {
      const sought = [...texts].filter((text) => reached(text) === at);
      if (sought.length === 0) continue;
      const view = JSON.stringify(game.view(states[at], viewer));
      for (const text of sought) {
        if (view.includes(text)) seen.set(text, view);
        else without.set(text, at + 1);
      }
    }
    return seen;
  };
}
