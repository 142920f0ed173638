import { hurdleOf, partnersIn } from '../../../allowance.ts';
import type { View } from '../../../view.ts';

/** With whom a seat has open offers that could be carried out as long as its turn lasts. */
export function findUnanswered(view: View, seat: string): readonly string[] {
  const open = Object.values(view.offers).filter(({ state }) => state === 'open');
  const pairs = open.map(({ from, to }) => [from, to]);
  const partners = partnersIn(pairs, seat);
  return [...new Set(partners)].filter((other) => hurdleOf(view, seat, other) === null);
}
