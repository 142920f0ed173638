import type { AnyGame } from '../game.ts';

/** Looks for a text in every view that one viewer was given; gives the first in which it stands. */
export type Search = (needle: string, states: readonly unknown[]) => string | undefined;

/**
 * The search for one viewer, over the states that a table was in so far. It goes on where it stopped: a scenario may
 * look for the same after each of thousands of steps.
 */
export function searchFor(viewer: string, game: AnyGame): Search {
  const views: string[] = [];
  let looked = 0;
  /** By needle, the views in which it is not. */
  const without = new Map<string, number>();
  return (needle, states) => {
    for (; looked < states.length; looked++) {
      const view = JSON.stringify(game.view(states[looked], viewer));
      if (view !== views.at(-1)) views.push(view);
    }
    let at = without.get(needle) ?? 0;
    while (at < views.length && !views[at]?.includes(needle)) at += 1;
    without.set(needle, at);
    return views[at];
  };
}
