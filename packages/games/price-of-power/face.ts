import { findAffordances } from './affordances.ts';
import { clauses } from './clauses.ts';
import { words } from './words.ts';

/** What a page needs of this game to show a table; nothing here decides or checks a shape. */
export const face = {
  title: 'Europa Universalis: The Price of Power',
  clauses,
  words,
  affordances: findAffordances,
};
