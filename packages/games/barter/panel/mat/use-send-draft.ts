import type { OfferView } from '../../view.ts';
import { useFloor } from '../floor-context.ts';
import type { Deck } from '../logic/deck.ts';
import { addedNames, type Draft, sideOf } from '../logic/draft.ts';
import { countKinds } from '../logic/valuation.ts';

type Command = { readonly type: string } & Readonly<Record<string, unknown>>;

/** The command that a laid-out deal comes to. */
export function commandOf(deck: Deck, draft: Draft, offer: OfferView | undefined): Command {
  const { purpose, asks, note } = draft;
  const cards = countKinds(draft.gives.map((slot) => slot.kind));
  switch (purpose.type) {
    case 'offer':
      return {
        type: 'propose',
        ...(draft.to !== null && { to: draft.to }),
        gives: sideOf(deck, draft),
        asks,
        ...(note !== '' && { note }),
      };
    case 'revise':
      return { type: 'revise', offer: purpose.offer, gives: sideOf(deck, draft), asks, note };
    case 'answer':
      return {
        type: 'accept',
        offer: purpose.offer,
        revision: offer?.revision ?? 1,
        named: offer ? addedNames(deck, draft, offer) : [],
        cards,
        ...(draft.calamityFree && { calamityFree: true }),
      };
    case 'deliver':
      return { type: 'deliver', offer: purpose.offer, revision: offer?.revision ?? 1, cards };
  }
}

/** Sends what lies on the mat; once done the mat is clear, and the cards that were meant are kept in mind. */
export function useSendDraft(): (offer: OfferView | undefined) => void {
  const { deck, draft, change, send, plans, showOffers } = useFloor();
  return async (offer) => {
    const answer = await send(commandOf(deck, draft, offer));
    if (!answer.ok) return;
    const id = answer.refs.offer ?? ('offer' in draft.purpose ? draft.purpose.offer : undefined);
    if (id !== undefined) plans.set(id, draft.gives);
    change({ type: 'clear' });
    showOffers();
  };
}
