import { findAffordances } from './affordances.ts';
import type { Rulebook } from './rulebook.ts';
import type { View } from './view.ts';

/** What a page needs of a game of trade cards to show a table; nothing here decides or checks a shape. */
export function faceOf(rules: Rulebook) {
  const { title, words, clauses } = rules;
  return { title, words, clauses, affordances: (view: View) => findAffordances(rules, view) };
}
