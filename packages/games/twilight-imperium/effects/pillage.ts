import type { Event } from '../events.ts';
import { areNeighbors } from '../neighbors/neighbors.ts';
import type { State } from '../state.ts';
import { isFaction, isSilenced } from './eligibility.ts';

/** So many trade goods make a neighbor worth pillaging. */
const WORTH_IT = 3;

/** The seats that an event lets gain trade goods or resolve a transaction. */
function luckyOnes(event: Event): readonly string[] {
  switch (event.type) {
    case 'transacted':
      return event.between;
    case 'gained':
      return event.tradeGoods > 0 ? [event.seat] : [];
    case 'handed-over': {
      const { commodities = 0, tradeGoods = 0 } = event.items;
      const brought = event.receipts.reduce((sum, receipt) => sum + receipt.tradeGoods, 0);
      const gains = commodities + tradeGoods + brought > 0;
      return [...(gains ? [event.to] : []), ...(event.bonus ? [event.from] : [])];
    }
    default:
      return [];
  }
}

/**
 * Pillage that Mentak can decide on after these events: against its neighbors who have gained trade goods
 * or transacted, have three or more, and are not under Promise of Protection. `state` is the state after
 * the events. Guild Ships and agendas make nobody a neighbor (readings A18, TI-T6a).
 */
export function offerPillage(state: State, events: readonly Event[]): readonly Event[] {
  const raiders = state.ids.filter((seat) => isFaction(state, 'mentak', seat));
  return raiders.flatMap((by) =>
    events
      .flatMap(luckyOnes)
      .filter((target) => isPrey(state, by, target))
      .map((target) => ({ type: 'pillage-offered', by, target }) as const),
  );
}

function isPrey(state: State, by: string, target: string): boolean {
  const seat = state.seats[target];
  return (
    seat !== undefined &&
    seat.tradeGoods >= WORTH_IT &&
    areNeighbors(state.galaxy, by, target) &&
    !isSilenced(state, by) &&
    !seat.playArea.includes(`${by}/promise-of-protection`)
  );
}
