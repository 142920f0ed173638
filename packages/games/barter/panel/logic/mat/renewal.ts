import { bagOf } from '@haggle/engine';
import { bindingNames } from '../../../binding.ts';
import { freeCards } from '../../../cards/free.ts';
import type { OfferView, View } from '../../../view.ts';
import { areAmong, without } from './among.ts';
import type { Draft, Slot } from './draft.ts';
import { askedCount, owedNames } from './owed.ts';
import { stillFree } from './still-free.ts';

/**
 * A deal on the mat as an answer to the terms that the offer has by now. What they ask for by name is laid where it is
 * free, what only the terms before asked for goes back to the hand, and of the cards that were chosen besides those
 * stay for which there is room.
 */
export function renewDeal(
  view: Pick<View, 'hand' | 'sealed'>,
  draft: Draft,
  id: string,
  offer: OfferView,
): Draft {
  const { purpose, gives, terms } = draft;
  if (purpose.type !== 'answer' && purpose.type !== 'deliver') return draft;
  const renewed: Draft = {
    ...draft,
    purpose: { type: purpose.type, offer: id, revision: offer.revision },
    ...(purpose.type === 'answer' && { terms: { gives: offer.gives, asks: offer.asks } }),
    ...(terms && { was: terms }),
  };
  const asked = owedNames(renewed, offer);
  const before = terms ? bindingNames(terms.asks.named) : [];
  const chosen = withoutKinds(gives, [...asked, ...without(before, asked)]);
  const owed = asked.map((kind) => ({ kind, said: null }));
  const free = freeCards(view, purpose.type === 'deliver' ? id : undefined);
  const laid = stillFree([...owed, ...chosen], free);
  return { ...renewed, gives: laid.slice(0, askedCount(renewed, offer)) };
}

/** The cards that are left when one of each of these kinds is taken away, where there is one. */
function withoutKinds(slots: readonly Slot[], kinds: readonly string[]): readonly Slot[] {
  const isTaken = areAmong(
    slots.map(({ kind }) => kind),
    bagOf(kinds),
  );
  return slots.filter((_, at) => !isTaken[at]);
}
