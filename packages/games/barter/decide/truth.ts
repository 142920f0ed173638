import { isAcceptanceTrue, isOfferTrue } from '../checks.ts';
import { type Desk, ownOf } from '../desk.ts';
import type { Event } from '../events.ts';
import type { Offer } from '../state.ts';

/**
 * What the hands no longer bear out after these events: offers lapse, acceptances are void. A barred
 * seat's fall with it (rules clauses AC-28.3, MC-7.5, MC-7.11).
 */
export function findFallen(desk: Desk, events: readonly Event[]): readonly Event[] {
  const fallen: Event[] = [];
  for (const event of events) {
    if (event.type === 'traded') for (const seat of event.between) fell(desk, seat, fallen);
    if (event.type === 'barred') fell(desk, event.seat, fallen);
  }
  return fallen;
}

function fell(desk: Desk, seat: string, fallen: Event[]): void {
  const own = ownOf(desk.state, seat);
  const check = (offer: Offer) => {
    if (offer.from === seat && (own.barred || !isOfferTrue(desk, offer, own.hand))) {
      fallen.push({ type: 'lapsed', offer: offer.id, from: seat });
    } else if (offer.acceptance?.by === seat) {
      const stands = !own.barred && isAcceptanceTrue(desk, offer, own.hand);
      if (!stands && !hasLapsed(fallen, offer)) {
        fallen.push({ type: 'released', offer: offer.id, by: seat });
      }
    }
  };
  for (const offer of own.live) check(offer);
  for (const offer of desk.state.open) check(offer);
}

function hasLapsed(fallen: readonly Event[], { id, from }: Offer): boolean {
  return fallen.some(
    (event) => event.type === 'lapsed' && event.offer === id && event.from === from,
  );
}
