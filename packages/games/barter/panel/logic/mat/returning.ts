import { freeCards } from '../../../cards/free.ts';
import type { OfferView, View } from '../../../view.ts';
import type { Draft } from './draft.ts';
import { findEnding } from './ending.ts';
import { stillFree } from './still-free.ts';

/**
 * The deal that lay on the mat and was gone, as it can be taken up again now that its offer is live again: with the
 * cards that were laid, as far as they are still free. Undefined while it is not, and for an offer of one's own.
 */
export function findReturning(me: string | null, { gone }: Draft, view: View): Draft | undefined {
  if (gone === undefined || !('revision' in gone.left.purpose)) return undefined;
  const { left } = gone;
  const { offer: id, type } = gone.left.purpose;
  const offer = view.offers[id];
  if (offer === undefined || findEnding(me, left, offer) !== undefined) return undefined;
  const isDelivery = type === 'deliver';
  if (isDelivery && (me === null || offer.delivered.includes(me))) return undefined;
  const gives = stillFree(left.gives, freeCards(view, isDelivery ? id : undefined));
  return { ...left, gives, to: isDelivery ? partnerOf(me, offer) : left.to };
}

/** With whom a deal is made that one has agreed to: another may have accepted an offer to all by now. */
function partnerOf(me: string | null, { from, to, acceptedBy }: OfferView): string | null {
  return from === me ? (acceptedBy ?? to) : from;
}
