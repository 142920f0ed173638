import { tellItems } from '../../../telling-items.ts';
import type { SeenItems, View } from '../../../view.ts';
import { MANNER } from '../../say.ts';

type Terms = { readonly to: string; readonly gives: SeenItems; readonly asks: SeenItems };

/** Whether a seat's offer of just these terms to another, with nothing promised besides, waits for its answer. */
export function isOffered(
  { offers }: Pick<View, 'offers'>,
  seat: string,
  { to, gives, asks }: Terms,
): boolean {
  const isSame = (one: SeenItems, other: SeenItems) =>
    tellItems(one, MANNER) === tellItems(other, MANNER);
  return Object.values(offers).some(
    (offer) =>
      offer.state === 'open' &&
      offer.from === seat &&
      offer.to === to &&
      offer.deal.length === 0 &&
      isSame(offer.gives, gives) &&
      isSame(offer.asks, asks),
  );
}
