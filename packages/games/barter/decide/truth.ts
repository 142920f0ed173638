import { isAcceptanceTrue, isOfferTrue } from '../checks.ts';
import { type Desk, ownOf } from '../desk.ts';
import type { Event } from '../events.ts';
import type { Offer } from '../state.ts';

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
  const own = ownOf(desk.state, seat);
  for (const offer of own.live) checkOffer(desk, seat, offer, fallen);
  for (const offer of desk.state.open) {
    if (offer.from === seat || offer.acceptance !== null) checkOffer(desk, seat, offer, fallen);
  }
}

function checkOffer(desk: Desk, seat: string, offer: Offer, fallen: Event[]): void {
  const { hand } = ownOf(desk.state, seat);
  if (offer.from === seat && !isOfferTrue(desk, offer, hand)) {
    fallen.push({ type: 'lapsed', offer: offer.id, from: seat });
  } else if (offer.acceptance?.by === seat && !hasLapsed(fallen, offer)) {
    const stands = isAcceptanceTrue(desk, offer, hand);
    if (!stands) fallen.push({ type: 'released', offer: offer.id, by: seat });
  }
}

function hasLapsed(fallen: readonly Event[], { id }: Offer): boolean {
  return fallen.some((event) => event.type === 'lapsed' && event.offer === id);
}
