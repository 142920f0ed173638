import { bagOf, holds } from '@haggle/engine';
import { bindingNames, LEAST } from '../../../binding.ts';
import { freeCards } from '../../../cards/free.ts';
import type { OfferView, View } from '../../../view.ts';
import type { FloorDeck } from '../floor-deck.ts';
import { agreedSide, canFill } from '../terms.ts';
import { type Draft, EMPTY_DRAFT, type Slot } from './draft.ts';

type Ground = {
  readonly view: View;
  readonly me: string | null;
  readonly deck: FloorDeck;
  /** The cards that were meant for this offer when it was made, where they are known. */
  readonly plan: readonly Slot[] | undefined;
};

type Opening = 'accept' | 'deliver' | 'revise' | 'counter';

/** How the mat is laid when an offer is taken up: what is owed lies there already. */
export function draftFor(ground: Ground, opening: Opening, id: string, offer: OfferView): Draft {
  switch (opening) {
    case 'accept':
      return {
        ...EMPTY_DRAFT,
        purpose: { type: 'answer', offer: id, revision: offer.revision },
        to: offer.from,
        gives: silent(bindingNames(offer.asks.named)),
        terms: { gives: offer.gives, asks: offer.asks },
      };
    case 'deliver':
      return deliveryDraft(ground, id, offer);
    case 'revise':
      return {
        ...EMPTY_DRAFT,
        purpose: { type: 'revise', offer: id },
        to: offer.to,
        gives: plannedSlots(ground, offer),
        asks: { count: offer.asks.count, named: offer.asks.named },
        calamityFree: offer.gives.calamityFree === true,
        note: offer.note ?? '',
      };
    case 'counter':
      return {
        ...EMPTY_DRAFT,
        purpose: { type: 'offer', counters: id },
        to: offer.from,
        gives: silent(
          canFill(ground.deck, freeCards(ground.view), offer) ? bindingNames(offer.asks.named) : [],
        ),
        // What was only said of the other cards is asked for as well: nobody has to keep his word on those.
        asks: { count: Math.max(LEAST, offer.gives.count), named: offer.gives.named },
      };
  }
}

function deliveryDraft(ground: Ground, id: string, offer: OfferView): Draft {
  const mine = offer.from === ground.me;
  const pays = mine ? offer.gives : agreedSide(offer);
  const free = freeCards(ground.view, id);
  const { plan = [] } = ground;
  const kinds = plan.map((slot) => slot.kind);
  const isPlanned = kinds.length > 0 && kinds.length <= pays.count && holds(free, bagOf(kinds));
  return {
    ...EMPTY_DRAFT,
    purpose: { type: 'deliver', offer: id, revision: offer.revision },
    to: mine ? (offer.acceptedBy ?? offer.to) : offer.from,
    gives: isPlanned
      ? plan.map((slot) => ({ ...slot, said: null }))
      : silent(bindingNames(pays.named)),
  };
}

function plannedSlots({ view, plan }: Ground, offer: OfferView): readonly Slot[] {
  const kinds = plan?.map((slot) => slot.kind) ?? [];
  return plan && holds(freeCards(view), bagOf(kinds))
    ? plan
    : silent(bindingNames(offer.gives.named));
}

function silent(kinds: readonly string[]): readonly Slot[] {
  return kinds.map((kind) => ({ kind, said: null }));
}
