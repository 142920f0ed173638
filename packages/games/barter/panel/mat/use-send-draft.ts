import { useNewest } from '../../../panel/use-newest.ts';
import { freeCards } from '../../cards/free.ts';
import type { OfferView } from '../../view.ts';
import { useFloor } from '../floor-context.ts';
import { commandOf } from '../logic/mat/command.ts';
import type { Purpose } from '../logic/mat/draft.ts';

/**
 * Sends what lies on the mat; once done the mat is clear, the deal comes into sight, and the cards that were meant are kept
 * in mind. A counter to an offer made to nobody else declines that, so that not both are taken; one to all stays open
 * for the others.
 */
export function useSendDraft(): (offer: OfferView | undefined) => Promise<void> {
  const { view, me, deck, draft, change, send, plans, showOffer } = useFloor();
  const newest = useNewest(view);
  return async (offer) => {
    const { purpose } = draft;
    const answer = await send(
      commandOf({ deck, free: freeCards(view, idOf(purpose)) }, draft, offer),
    );
    if (!answer.ok) return;
    const id = answer.refs.offer ?? idOf(purpose);
    if (id !== undefined) plans.set(id, draft.gives);
    change({ type: 'over', purpose });
    showOffer(id);
    if (purpose.type !== 'offer' || purpose.counters === undefined) return;
    const countered = newest.current.offers[purpose.counters];
    if (countered?.state === 'open' && countered.to === me)
      await send({ type: 'decline', offer: purpose.counters });
  };
}

function idOf(purpose: Purpose): string | undefined {
  return 'offer' in purpose ? purpose.offer : undefined;
}
