import { BINDING, LEAST } from '../../../binding.ts';
import type { OfferView, View } from '../../../view.ts';
import { type FloorDeck, isTradable } from '../floor-deck.ts';
import type { Draft } from './draft.ts';
import { spokenOf } from './naming.ts';
import { askedCount, missingNames, owedNames } from './owed.ts';

/** Whether a table lets a hand-over differ from what was said. */
type Misdeals = View['options']['misdeals'];

/** What keeps a draft from being sent, as the key of a sentence; null when it is ready. */
export function findGap(
  deck: FloorDeck,
  draft: Draft,
  offer?: OfferView,
  misdeals: Misdeals = 'strict',
): string | null {
  const { gives, purpose } = draft;
  if (purpose.type === 'offer' || purpose.type === 'revise') {
    if (gives.length < LEAST) return 'gap.three';
    if (spokenOf(deck, gives).binding.length < BINDING) return 'gap.two-named';
    return null;
  }
  if (!offer) return null;
  if (isStale(draft, offer)) return 'gap.changed';
  // On honour any cards will do, but a number of them that is still wrong is no word that somebody means to break.
  if (misdeals === 'honour' && gives.length !== askedCount(draft, offer)) return 'gap.count';
  const fault = misdeals === 'strict' ? findFault(deck, draft, offer) : null;
  if (fault !== null) return fault;
  if (purpose.type === 'answer' && !canName(deck, draft, offer)) return 'gap.two-named';
  return null;
}

/**
 * In what the laid cards are not those that were agreed on, as the key of a sentence; null when they are.
 * A strict table keeps them from being sealed, one of honour undoes the deal once it is turned up (MC-7.11).
 */
export function findFault(deck: FloorDeck, draft: Draft, offer: OfferView): string | null {
  if (missingNames(draft, offer).length > 0) return 'gap.binding';
  if (draft.gives.length !== askedCount(draft, offer)) return 'gap.count';
  if (draft.gives.some(({ kind }) => !isTradable(deck, kind))) return 'gap.non-tradable';
  return null;
}

/** Whether the terms that somebody has taken up are no longer those of the offer. */
export function isStale({ purpose }: Draft, offer: OfferView | undefined): boolean {
  if (purpose.type !== 'answer' && purpose.type !== 'deliver') return false;
  return offer !== undefined && offer.revision !== purpose.revision;
}

/** Whether an accepter comes to two binding names: those that the offer asks for, laid or not, and laid commodities. */
function canName(deck: FloorDeck, draft: Draft, offer: OfferView): boolean {
  const { binding } = spokenOf(deck, draft.gives, owedNames(draft, offer));
  return missingNames(draft, offer).length + binding.length >= BINDING;
}
