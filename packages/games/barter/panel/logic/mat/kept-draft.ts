import { bagOf, holds, isFields } from '@haggle/engine';
import { type Drawer, isTextOrNull, readKept, writeKept } from '../../../../panel/drawer.ts';
import { freeCards } from '../../../cards/free.ts';
import type { Side } from '../../../commands.ts';
import type { View } from '../../../view.ts';
import { type FloorDeck, isNameable } from '../floor-deck.ts';
import { type Draft, EMPTY_DRAFT, type Purpose, type Slot, type Terms } from './draft.ts';
import { isSlot } from './plans.ts';

/** What a half-written deal must fit, to be taken up again. */
type Ground = { readonly view: View; readonly deck: FloorDeck };

/** The deal on the mat, kept under a name of its own in the drawer, so that it outlives a reload. */
export type KeptDraft = {
  /** The deal as it was left; an empty one where it does not fit the table any more. */
  readonly read: (ground: Ground) => Draft;
  readonly write: (draft: Draft, phase: string) => void;
};

/**
 * The deal kept in this drawer under this name. One that was written in another phase than the view's, or names
 * what the table has no more, is read as empty.
 */
export function keepDraft(drawer: Drawer, name: string): KeptDraft {
  return {
    read: ({ view, deck }) => {
      const kept = readKept(drawer, name);
      if (!isFields(kept) || kept.phase !== view.phase || !isDraft(kept.draft)) return EMPTY_DRAFT;
      const { aside: lain, ...draft } = kept.draft;
      const aside = isDraft(lain) && fits(lain, view, deck) ? lain : undefined;
      if (!fits(draft, view, deck)) return aside ?? EMPTY_DRAFT;
      return { ...draft, ...(aside && { aside }) };
    },
    write: (draft, phase) => {
      const { gone: _gone, back: _back, ...rest } = draft;
      writeKept(drawer, name, { phase, draft: rest });
    },
  };
}

/** Whether all cards are still at hand, this table lets all be named that is, and who and what is meant is there. */
function fits({ gives, asks, to, purpose }: Draft, view: View, deck: FloorDeck): boolean {
  const besides = 'offer' in purpose && purpose.type !== 'answer' ? purpose.offer : undefined;
  const kinds = gives.map(({ kind }) => kind);
  const names = [...asks.named, ...gives.flatMap(({ said }) => (said === null ? [] : [said]))];
  return (
    holds(freeCards(view, besides), bagOf(kinds)) &&
    names.every((kind) => isNameable(deck, kind)) &&
    (to === null || Object.hasOwn(view.seats, to)) &&
    (!('offer' in purpose) || Object.hasOwn(view.offers, purpose.offer))
  );
}

function isDraft(draft: unknown): draft is Draft {
  if (!isFields(draft) || !isFields(draft.asks)) return false;
  const { purpose, to, gives, asks, calamityFree, note, terms, was } = draft;
  return (
    isPurpose(purpose) &&
    isTextOrNull(to) &&
    isListOf<Slot>(gives, isSlot) &&
    typeof asks.count === 'number' &&
    isListOf(asks.named, (kind): kind is string => typeof kind === 'string') &&
    typeof calamityFree === 'boolean' &&
    typeof note === 'string' &&
    (terms === undefined || isTerms(terms)) &&
    (was === undefined || isTerms(was))
  );
}

function isTerms(terms: unknown): terms is Terms {
  return isFields(terms) && isSide(terms.gives) && isSide(terms.asks);
}

function isSide(side: unknown): side is Side {
  return (
    isFields(side) &&
    typeof side.count === 'number' &&
    isListOf(side.named, (kind): kind is string => typeof kind === 'string')
  );
}

function isPurpose(purpose: unknown): purpose is Purpose {
  if (!isFields(purpose)) return false;
  const { type, offer, revision } = purpose;
  if (type === 'offer') return offer === undefined;
  if (typeof offer !== 'string') return false;
  return (
    type === 'revise' || ((type === 'answer' || type === 'deliver') && typeof revision === 'number')
  );
}

function isListOf<T>(list: unknown, isItem: (item: unknown) => item is T): list is readonly T[] {
  return Array.isArray(list) && list.every(isItem);
}
