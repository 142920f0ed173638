import { bindingKinds, owedOf } from '../binding.ts';
import { countOf } from '../cards/hand.ts';
import { type Desk, ownOf } from '../desk.ts';
import type { Event } from '../events.ts';
import type { Hand, Offer, Private } from '../state.ts';

/**
 * What the hands no longer bear out after these events: offers lapse, acceptances are void
 * (rules clauses AC-28.3, MC-7.5). An offer that lapses takes its acceptance with it: that this was void too
 * is not told, for others would learn from it what the accepter had named. Offers to all fall in the order in
 * which they lie open, whichever of the two traders it was: else the order would tell who had accepted which.
 */
export function findFallen(desk: Desk, events: readonly Event[]): readonly Event[] {
  const fallen: Fall[] = [];
  for (const event of events) {
    if (event.type === 'traded') fell(desk, event.between, fallen);
  }
  if (fallen.length === 0) return fallen;
  const lapsed = new Set(fallen.flatMap((fall) => (fall.type === 'lapsed' ? fall.offer : [])));
  return fallen.filter((fall) => fall.type === 'lapsed' || !lapsed.has(fall.offer));
}

type Fall = Extract<Event, { readonly type: 'lapsed' | 'released' }>;

/** Adds what becomes of the offers that two seats made or accepted, now that they hold other cards. */
function fell(desk: Desk, seats: readonly string[], fallen: Fall[]): void {
  const check = (holder: Holder, offer: Offer): void => {
    const fall = findFall(desk, holder, offer);
    if (fall !== null) fallen.push(fall);
  };
  const holders = seats.map((seat): Holder => ({ seat, own: ownOf(desk.state, seat) }));
  for (const holder of holders) for (const offer of holder.own.live) check(holder, offer);
  for (const offer of desk.state.open) for (const holder of holders) check(holder, offer);
}

type Holder = { readonly seat: string; readonly own: Private };

function findFall(desk: Desk, { seat, own: { hand } }: Holder, offer: Offer): Fall | null {
  if (offer.from === seat && !isOfferTrue(desk, offer, hand)) {
    return { type: 'lapsed', offer: offer.id, from: seat };
  }
  if (offer.acceptance?.by !== seat) return null;
  const stands = isAcceptanceTrue(desk, offer, hand);
  return stands ? null : { type: 'released', offer: offer.id, by: seat };
}

/** Whether a hand still bears out what was said of it: the binding names and the count. */
function isTrue(
  { deck }: Pick<Desk, 'deck'>,
  hand: Hand,
  count: number,
  named: readonly string[],
): boolean {
  if (hand.tradable < count) return false;
  for (const name of bindingKinds(named)) {
    const kind = deck.kindOf.get(name);
    if (kind === undefined || countOf(hand.counts, kind) < owedOf(named, name)) return false;
  }
  return true;
}

/** Whether the maker's side of a live offer is still true of this hand. */
export function isOfferTrue(desk: Pick<Desk, 'deck'>, offer: Offer, hand: Hand): boolean {
  return isTrue(desk, hand, offer.gives.count, offer.gives.named);
}

/** Whether the accepter's side of an offer is still true of this hand. */
export function isAcceptanceTrue(desk: Pick<Desk, 'deck'>, offer: Offer, hand: Hand): boolean {
  return offer.acceptance === null || isTrue(desk, hand, offer.asks.count, offer.acceptance.named);
}
