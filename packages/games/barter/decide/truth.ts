import { isAcceptanceTrue, isOfferTrue } from '../checks.ts';
import { type Desk, ownOf } from '../desk.ts';
import type { Event } from '../events.ts';
import type { Hand, Offer } from '../state.ts';

/**
 * What the hands no longer bear out after these events: offers lapse, acceptances are void
 * (rules clauses AC-28.3, MC-7.5). An offer that lapses takes its acceptance with it: that this was void too
 * is not told, for others would learn from it what the accepter had named.
 */
export function findFallen(desk: Desk, events: readonly Event[]): readonly Event[] {
  const fallen: Fall[] = [];
  for (const event of events) {
    if (event.type === 'traded') for (const seat of event.between) fell(desk, seat, fallen);
  }
  if (fallen.length === 0) return fallen;
  const lapsed = new Set(fallen.flatMap((fall) => (fall.type === 'lapsed' ? fall.offer : [])));
  return fallen.filter((fall) => fall.type === 'lapsed' || !lapsed.has(fall.offer));
}

type Fall = Extract<Event, { readonly type: 'lapsed' | 'released' }>;

/** Adds what becomes of the offers that a seat made or accepted, now that it holds other cards. */
function fell(desk: Desk, seat: string, fallen: Fall[]): void {
  const { hand, live } = ownOf(desk.state, seat);
  const check = (offer: Offer): void => {
    const fall = findFall(desk, { seat, hand }, offer);
    if (fall !== null) fallen.push(fall);
  };
  for (const offer of live) check(offer);
  for (const offer of desk.state.open) {
    if (offer.from === seat || offer.acceptance !== null) check(offer);
  }
}

type Holder = { readonly seat: string; readonly hand: Hand };

function findFall(desk: Desk, { seat, hand }: Holder, offer: Offer): Fall | null {
  if (offer.from === seat && !isOfferTrue(desk, offer, hand)) {
    return { type: 'lapsed', offer: offer.id, from: seat };
  }
  if (offer.acceptance?.by !== seat) return null;
  const stands = isAcceptanceTrue(desk, offer, hand);
  return stands ? null : { type: 'released', offer: offer.id, by: seat };
}
