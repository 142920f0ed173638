import { type Bag, isFields } from '@haggle/engine';
import {
  type Drawer,
  isTextOrNull,
  isTexts,
  readKept,
  writeKept,
} from '../../../../panel/drawer.ts';
import type { Term } from '../../../commands.ts';
import type { Items } from '../../../items.ts';
import type { View } from '../../../view.ts';
import { type Draft, EMPTY_DRAFT, isBlank } from './draft.ts';
import { hasArrived, type Known, type Sent } from './sent.ts';

/** The offer on the mat, kept under a name of its own in the drawer, so that it outlives a reload. */
export type KeptDraft = {
  /** The offer as it was left; an empty one where it does not fit the table any more, or has come to it since. */
  readonly read: (view: View) => Draft;
  /** Keeps the offer; the one that was `sent` from an empty mat, until it is answered. */
  readonly write: (draft: Draft, sent: Sent | null) => void;
};

type Kept = Draft & { readonly known?: Known };

/**
 * The offer kept in this drawer under this name. One that names a seat or an offer that the table has not is read
 * as empty.
 */
export function keepDraft(drawer: Drawer, name: string): KeptDraft {
  return {
    read: (view) => {
      const kept = readKept(drawer, name);
      if (!isKept(kept) || !fits(kept, view)) return EMPTY_DRAFT;
      const { known, ...draft } = kept;
      return known && hasArrived(view, draft.to, known) ? EMPTY_DRAFT : draft;
    },
    write: (draft, sent) => {
      // What was sent may be lost with the page that was to send it.
      const kept: Kept =
        sent !== null && isBlank(draft) ? { ...sent.draft, known: sent.known } : draft;
      writeKept(drawer, name, kept);
    },
  };
}

/** Whether all that is named is of this table; goods that are gone are told of by the mat itself. */
function fits({ to, offer, deal }: Draft, { seats, offers }: View): boolean {
  return (
    (to === null || Object.hasOwn(seats, to)) &&
    (offer === null || Object.hasOwn(offers, offer)) &&
    deal.every(({ by }) => Object.hasOwn(seats, by))
  );
}

function isKept(draft: unknown): draft is Kept {
  if (!isFields(draft)) return false;
  const { offer, counters, to, gives, asks, deal, known = {}, lost } = draft;
  return (
    isTextOrNull(offer) &&
    (counters === undefined || typeof counters === 'string') &&
    isTextOrNull(to) &&
    isItems(gives) &&
    isItems(asks) &&
    isBag(known) &&
    (lost === undefined || isLost(lost)) &&
    Array.isArray(deal) &&
    deal.every(isTerm)
  );
}

function isItems(side: unknown): side is Items {
  if (!isFields(side)) return false;
  const { commodities = 0, tradeGoods = 0, promissoryNote = '' } = side;
  const { actionCards = [], relics = [], planets = [], secrets = [] } = side;
  const { relicFragments = {}, captured = {} } = side;
  return (
    [commodities, tradeGoods].every(isNumber) &&
    typeof promissoryNote === 'string' &&
    [actionCards, relics, planets, secrets].every(isTexts) &&
    isBag(relicFragments) &&
    isFields(captured) &&
    Object.values(captured).every(isBag)
  );
}

function isLost(lost: unknown): lost is Draft['lost'] {
  if (!isFields(lost)) return false;
  return (lost.side === 'gives' || lost.side === 'asks') && typeof lost.note === 'string';
}

function isNumber(amount: unknown): amount is number {
  return typeof amount === 'number';
}

function isBag(bag: unknown): bag is Bag {
  return isFields(bag) && Object.values(bag).every(isNumber);
}

function isTerm(term: unknown): term is Term {
  if (!isFields(term)) return false;
  const { text, by, when, certain = false } = term;
  return (
    typeof text === 'string' &&
    typeof by === 'string' &&
    (when === 'now' || when === 'later') &&
    typeof certain === 'boolean'
  );
}
