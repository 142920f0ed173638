import { findAffordances } from './affordances.ts';
import { clauses } from './clauses.ts';
import words from './words/en.json' with { type: 'json' };

/** What a page needs of this game to show a table; nothing here decides or checks a shape. */
export const face = {
  title: 'Twilight Imperium',
  clauses,
  words,
  affordances: findAffordances,
};
