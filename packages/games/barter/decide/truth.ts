import { isAcceptanceTrue, isOfferTrue } from '../checks.ts';
import { type Desk, ownOf } from '../desk.ts';
import type { Event } from '../events.ts';
import type { Hand, Offer } from '../state.ts';

/**
 * What the hands no longer bear out after these events: offers lapse, acceptances are void
 * (rules clauses AC-28.3, MC-7.5).
 */
export function findFallen(desk: Desk, events: readonly Event[]): readonly Event[] {
  const fallen: Event[] = [];
  for (const event of events) {
    if (event.type === 'traded') for (const seat of event.between) fell(desk, seat, fallen);
  }
  return fallen;
}

function fell(desk: Desk, seat: string, fallen: Event[]): void {
  const { hand, live } = ownOf(desk.state, seat);
  const check = (offer: Offer): void => {
    const event = findFall(desk, { seat, hand }, offer, fallen);
    if (event !== null) fallen.push(event);
  };
  for (const offer of live) check(offer);
  for (const offer of desk.state.open) {
    if (offer.from === seat || offer.acceptance !== null) check(offer);
  }
}

type Holder = { readonly seat: string; readonly hand: Hand };

/** What becomes of an offer that this seat made or accepted, now that it holds these cards. */
function findFall(
  desk: Desk,
  { seat, hand }: Holder,
  offer: Offer,
  fallen: readonly Event[],
): Event | null {
  if (offer.from === seat && !isOfferTrue(desk, offer, hand)) {
    return { type: 'lapsed', offer: offer.id, from: seat };
  }
  if (offer.acceptance?.by !== seat || hasLapsed(fallen, offer)) return null;
  const stands = isAcceptanceTrue(desk, offer, hand);
  return stands ? null : { type: 'released', offer: offer.id, by: seat };
}

function hasLapsed(fallen: readonly Event[], { id }: Offer): boolean {
  return fallen.some((event) => event.type === 'lapsed' && event.offer === id);
}
