import { isFields } from '@haggle/engine';
import { isTextOrNull } from '../../../../panel/drawer.ts';
import type { View } from '../../../view.ts';
import { type Filter, SORTS, type Sort } from './choices.ts';

/** What of the choices is looked at: those that are let through, their order, the row that is open, and ships’ moves. */
export type Looking = Filter & {
  readonly sort: Sort;
  readonly open: string | null;
  /** By row: the choice of it that was chosen, where it is not the best one. */
  readonly moves: Readonly<Record<string, string>>;
};

/** How the choices are looked at when they come. */
export const FIRST_LOOK: Looking = {
  card: null,
  node: null,
  sort: 'own',
  open: null,
  moves: {},
};

/** Whether what was kept has the form of a look at choices. */
export function isLooking(kept: unknown): kept is Looking {
  if (!isFields(kept) || !isFields(kept.moves)) return false;
  return (
    [kept.card, kept.node, kept.open].every(isTextOrNull) &&
    SORTS.some((sort) => sort === kept.sort) &&
    Object.values(kept.moves).every((move) => typeof move === 'string')
  );
}

/** The filter of a look: a card or a node with which nothing can be chosen any more lets everything through. */
export function filterOf(
  { card, node }: Filter,
  { revealed, choices }: Pick<View, 'revealed' | 'choices'>,
): Filter {
  return {
    card: card !== null && revealed.includes(card) ? card : null,
    node: choices.some((choice) => choice.node === node) ? node : null,
  };
}
