import type { OfferView } from '../../view.ts';
import { useFloor } from '../floor-context.ts';
import { commandOf } from '../logic/command.ts';

/** Sends what lies on the mat; once done the mat is clear, and the cards that were meant are kept in mind. */
export function useSendDraft(): (offer: OfferView | undefined) => void {
  const { deck, draft, change, send, plans, showOffers } = useFloor();
  return async (offer) => {
    const answer = await send(commandOf(deck, draft, offer));
    if (!answer.ok) return;
    const id = answer.refs.offer ?? ('offer' in draft.purpose ? draft.purpose.offer : undefined);
    if (id !== undefined) plans.set(id, draft.gives);
    change({ type: 'over', purpose: draft.purpose });
    showOffers();
  };
}
