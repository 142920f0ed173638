import { KEPT } from '@haggle/engine';
import type { Event } from '../events.ts';
import { galaxyOf } from '../neighbors/control.ts';
import { areNeighbors } from '../neighbors/neighbors.ts';
import type { State } from '../state.ts';
import { pairOf } from '../tidy.ts';
import { findShield } from './notes-in-play.ts';
import { isFaction } from './owning.ts';

/** So many trade goods make a neighbor worth pillaging. */
const WORTH_IT = 3;

/** The seats that an event lets gain trade goods or resolve a transaction. */
function luckyOnes(event: Event): readonly string[] {
  switch (event.type) {
    case 'transacted':
      // In the order of their names: the maker of the offer stands first in the event.
      return pairOf(...event.between);
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

/** An event, and the table before and after it. */
export type Step = { readonly before: State; readonly event: Event; readonly after: State };

/**
 * Pillage that Mentak can decide on after these events: against its neighbors who have gained trade goods
 * or transacted, then have three or more, and are not under Promise of Protection. Each event is judged
 * by the table right after it; what a correction took away is not pillaged. Guild Ships and agendas make
 * nobody a neighbor (readings A18, TI-T6a).
 */
export function offerPillage(state: State, steps: readonly Step[]): readonly Event[] {
  const raiders = state.ids.filter((seat) => isFaction(state, 'mentak', seat));
  return raiders.flatMap((by) => {
    const prey = steps.flatMap(({ event, after }) =>
      luckyOnes(event).filter((target) => isPrey(after, by, target)),
    );
    const offers = prey.filter(
      (target, at) =>
        standing(state, by, target) + prey.slice(0, at).filter((one) => one === target).length <
        KEPT,
    );
    return [
      ...offers.map((target) => ({ type: 'pillage-offered', by, target }) as const),
      ...steps.flatMap((step) => endPillage(step, by)),
    ];
  });
}

/** How many times Mentak may still pillage this seat; nobody can make the list grow for ever. */
function standing({ pending }: State, by: string, target: string): number {
  return pending.filter((one) => one.type === 'pillage' && one.by === by && one.target === target)
    .length;
}

/** A correction that leaves its seat too little to be pillaged for lets it go. */
function endPillage({ before, event, after }: Step, by: string): readonly Event[] {
  if (event.type !== 'corrected' || event.seat === null) return [];
  const target = event.seat;
  const left = after.seats[target]?.tradeGoods ?? 0;
  const isTaken = left < (before.seats[target]?.tradeGoods ?? 0) && left < WORTH_IT;
  if (!isTaken || standing(before, by, target) === 0) return [];
  return [{ type: 'pillage-waived', by, targets: [target] }];
}

function isPrey(state: State, by: string, target: string): boolean {
  const seat = state.seats[target];
  return (
    seat !== undefined &&
    seat.tradeGoods >= WORTH_IT &&
    areNeighbors(galaxyOf(state), by, target) &&
    findShield(state, by, target) === undefined
  );
}
