import type { AnyGame } from '../game.ts';
import type { ScenarioStep } from './scenario.ts';

/** Looks for texts in every view that one viewer was given; gives, of those that are seen, the first in which each stands. */
export type Search = (
  texts: ReadonlySet<string>,
  states: readonly unknown[],
) => ReadonlyMap<string, string>;

/**
 * The search for one viewer, over the states that a table was in so far. It goes on where it stopped, and looks
 * in a view for all that any of the steps will look for: there may be thousands of them, each with a text of its own.
 * No view is kept: all of them may come to gigabytes.
 */
export function searchFor(viewer: string, game: AnyGame, steps: readonly ScenarioStep[]): Search {
  const expected = steps.flatMap(({ action }) =>
    action.kind === 'never-sees' && action.viewer === viewer ? action.texts : [],
  );
  /** By text, in how many of the first states it is not seen. */
  const without = new Map<string, number>();
  const reached = (text: string): number => without.get(text) ?? 0;
  return (texts, states) => {
    const seen = new Map<string, string>();
    const all = [...new Set([...expected, ...texts])];
    for (let at = Math.min(...[...texts].map(reached)); at < states.length; at++) {
      const sought = all.filter((text) => reached(text) === at);
      if (!sought.some((text) => texts.has(text))) continue;
      const view = JSON.stringify(game.view(states[at], viewer));
      for (const text of sought) {
        if (!view.includes(text)) without.set(text, at + 1);
        else if (texts.has(text)) seen.set(text, view);
      }
    }
    return seen;
  };
}
