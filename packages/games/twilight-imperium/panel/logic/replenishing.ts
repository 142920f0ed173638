import { shortfallOf } from '../../effects/value.ts';
import type { View } from '../../view.ts';

/** How many commodities a seat takes if it replenishes now. */
export function takenBy(view: View, seat: string): number {
  const own = view.seats[seat];
  return own === undefined ? 0 : shortfallOf(view, own);
}

/** Whether a seat's Trade Agreement may be with another, who takes what it replenishes. */
export function isPromised({ hand, out }: View, seat: string): boolean {
  const note = `${seat}/trade-agreement`;
  return hand !== undefined && ![...hand.promissoryNotes, ...out].includes(note);
}
