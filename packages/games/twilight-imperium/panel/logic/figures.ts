import type { Figures } from '../../../panel/changes.ts';
import type { SeatView } from '../../view.ts';

/** The goods of a seat that all see, counted. */
export function figuresOf(seat: SeatView): Figures {
  const { commodities, tradeGoods, promissoryNotes, actionCards, relicFragments } = seat;
  return { commodities, tradeGoods, promissoryNotes, actionCards, ...relicFragments };
}
