import { bindingNames } from '../../../binding.ts';
import type { Side } from '../../../commands.ts';
import type { OfferView } from '../../../view.ts';
import type { FloorDeck } from '../floor-deck.ts';
import { agreedSide } from '../terms.ts';
import { without } from './among.ts';
import type { Draft } from './draft.ts';
import { spokenOf } from './naming.ts';

/** The binding names of a deal that are not yet among the laid cards. */
export function missingNames(draft: Draft, offer: OfferView): readonly string[] {
  const laid = draft.gives.map(({ kind }) => kind);
  return without(owedNames(draft, offer), laid);
}

/** The names that the one at the mat must hand over in this deal. */
export function owedNames(draft: Draft, offer: OfferView): readonly string[] {
  const { purpose } = draft;
  if (purpose.type === 'answer') return bindingNames(offer.asks.named);
  if (purpose.type !== 'deliver') return [];
  return bindingNames(paySide(draft, offer).named);
}

/** What an offer asks for besides, which binds nobody, and is not yet among the cards that are laid in answer. */
export function wishedNames(draft: Draft, offer: OfferView): readonly string[] {
  if (draft.purpose.type !== 'answer') return [];
  const { named } = offer.asks;
  const laid = draft.gives.map(({ kind }) => kind);
  return without(named, [...bindingNames(named), ...without(laid, bindingNames(named))]);
}

/** How many cards the one at the mat must hand over in this deal. */
export function askedCount(draft: Draft, offer: OfferView): number {
  return paySide(draft, offer).count;
}

/** The names that an accepter adds to those that the offer asks for: what is due to bind, then talk. */
export function addedNames(deck: FloorDeck, draft: Draft, offer: OfferView): readonly string[] {
  const owed = owedNames(draft, offer);
  const { binding, talk } = spokenOf(deck, draft.gives, owed);
  const room = Math.max(0, offer.asks.count - offer.asks.named.length);
  return [...without(binding, owed), ...talk].slice(0, room);
}

function paySide(draft: Draft, offer: OfferView): Side {
  if (draft.purpose.type === 'answer') return offer.asks;
  return draft.to === offer.from ? agreedSide(offer) : offer.gives;
}
