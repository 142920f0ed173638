import { isReady } from '../../affordances.ts';
import { availableOf, canAct } from '../../choices/merchants.ts';
import { REVEALING_COSTS } from '../../state.ts';
import type { SeatView, View } from '../../view.ts';

/**
 * Where the Merchants stand that a trade at the node can use, when there is more than one way: none
 * when the one at the node must be used or only one is available.
 */
export function merchantsFor(
  seat: SeatView,
  node: string,
  options: Pick<View['options'], 'merchantFromSupply'>,
): readonly string[] {
  if (seat.merchants.some((merchant) => merchant.node === node)) return [];
  const available = availableOf(seat.merchants, options);
  const places = [...new Set(available.map((merchant) => merchant.node))];
  return places.length > 1 ? places : [];
}

/** Whether a realm can begin a Trade Action at all: a turn not used, power, an available Merchant. */
export function canReveal(view: View, me: string | null): boolean {
  if (me === null || view.active !== me || view.phase !== 'idle' || view.acted) return false;
  return isReady(view, me);
}

/**
 * What a realm lacks for a Trade Action, or null: diplomatic power, a Merchant that is not used in this round, or any
 * Merchant that may be used at all.
 */
export function findLack(
  { seats, options }: Pick<View, 'seats' | 'options'>,
  realm: string,
): 'power' | 'used' | 'merchant' | null {
  const seat = seats[realm];
  if (seat === undefined || canAct(seat, options)) return null;
  if (seat.diplomaticPower < REVEALING_COSTS) return 'power';
  return seat.merchants.some(({ laid }) => laid) ? 'used' : 'merchant';
}

/** Whether the round ends with the turn: no realm has both power and a Merchant for another Trade Action. */
export function endsRound(view: View): boolean {
  return Object.keys(view.seats).every((seat) => !isReady(view, seat));
}

/** Whether some Merchant lies used, and so would stand up with a new round. */
export function hasUsed({ seats }: Pick<View, 'seats'>): boolean {
  return Object.values(seats).some(({ merchants }) => merchants.some(({ laid }) => laid));
}
