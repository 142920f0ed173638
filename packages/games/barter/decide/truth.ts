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
  const seats = events.flatMap((event) => (event.type === 'traded' ? event.between : []));
  const fallen = seats.flatMap((seat) => findFalls(desk, seat));
  const lapsed = new Set(fallen.flatMap((fall) => (fall.type === 'lapsed' ? fall.offer : [])));
  return fallen.filter((fall) => fall.type === 'lapsed' || !lapsed.has(fall.offer));
}

type Fall = Extract<Event, { readonly type: 'lapsed' | 'released' }>;

/** What becomes of the offers that a seat made or accepted, now that it holds other cards. */
function findFalls(desk: Desk, seat: string): readonly Fall[] {
  const { hand, live } = ownOf(desk.state, seat);
  const open = desk.state.open.filter(
    ({ from, acceptance }) => from === seat || acceptance !== null,
  );
  return [...live, ...open].flatMap((offer) => findFall(desk, { seat, hand }, offer) ?? []);
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
