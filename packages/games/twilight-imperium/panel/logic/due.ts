import type { View } from '../../view.ts';

/** How many things wait for this seat: offers to it that can be taken, and decisions. */
export function countDue(view: View, me: string | null): number {
  if (me === null) return 0;
  const offers = Object.values(view.offers).filter(
    ({ to, state, blocked }) => to === me && state === 'open' && blocked === null,
  );
  const decisions = view.pending.filter(({ by }) => by === me);
  return offers.length + decisions.length;
}
