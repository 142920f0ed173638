import { SUPPLY } from '../../state.ts';
import type { SeatView, View } from '../../view.ts';

/**
 * Where the Merchants stand that a trade at the node can use, when there is more than one way: none
 * when the one at the node must be used or only one is upright.
 */
export function merchantsFor(
  seat: SeatView,
  node: string,
  isSupplyOpen: boolean,
): readonly string[] {
  if (seat.merchants.some((merchant) => merchant.node === node)) return [];
  const upright = seat.merchants.filter(
    (merchant) => !merchant.laid && (isSupplyOpen || merchant.node !== SUPPLY),
  );
  const places = [...new Set(upright.map((merchant) => merchant.node))];
  return places.length > 1 ? places : [];
}

/** What waits for a viewer: the turn, a decision, offers to answer. */
export function countDue(view: View, me: string | null): number {
  if (me === null) return 0;
  const offers = Object.values(view.offers).filter(
    ({ to, state }) => to === me && state === 'open',
  );
  const isMine = view.active === me;
  const decides = isMine && (view.phase !== 'idle' || !view.acted);
  return offers.length + (decides ? 1 : 0);
}

/** Whether a realm can begin a Trade Action at all: a turn not used, power, a Merchant upright. */
export function canReveal(view: View, me: string | null): boolean {
  if (me === null || view.active !== me || view.phase !== 'idle' || view.acted) return false;
  const seat = view.seats[me];
  return seat !== undefined && seat.diplomaticPower > 0 && seat.merchants.some(({ laid }) => !laid);
}
