import { hurdleOf, partnersIn } from '../../../allowance.ts';
import { livingOf } from '../../../elimination.ts';
import type { View } from '../../../view.ts';
import { findShort } from '../standing.ts';

/** Who was chosen for Trade and has not followed it yet, which is possible as long as the turn lasts. */
export function findInvited({ trade, seats }: Pick<View, 'trade' | 'seats'>): readonly string[] {
  const free = livingOf({ seats }).filter((seat) => trade?.free.includes(seat));
  return free.filter((seat) => !trade?.followed.includes(seat));
}

/** With whom a seat has open offers that could be carried out as long as its turn lasts: nobody lacks what they take. */
export function findUnanswered(view: View, seat: string): readonly string[] {
  const open = Object.values(view.offers).filter(
    (offer) => offer.state === 'open' && findShort(view, offer) === null,
  );
  const pairs = open.map(({ from, to }) => [from, to]);
  const partners = partnersIn(pairs, seat);
  return [...new Set(partners)].filter((other) => hurdleOf(view, seat, other) === null);
}
