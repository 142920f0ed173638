import type { Bag } from '@haggle/engine';
import { FRAGMENTS } from '../../../lists.ts';
import type { SeatView } from '../../../view.ts';

/** The counted goods of a seat that a referee may set. */
export type Amounts = Pick<SeatView, 'commodities' | 'tradeGoods' | 'spaceStations'> & {
  readonly relicFragments: Bag;
};

/** What is another amount than the seat has: the log of the table tells no more than that. */
export function correctedAmounts(own: Amounts, written: Amounts): Partial<Amounts> {
  const { relicFragments, ...counted } = written;
  const hasOthers = FRAGMENTS.some(
    (kind) => (relicFragments[kind] ?? 0) !== (own.relicFragments[kind] ?? 0),
  );
  const kinds = ['commodities', 'tradeGoods', 'spaceStations'] as const;
  const others = kinds.filter((kind) => counted[kind] !== own[kind]);
  return {
    ...Object.fromEntries(others.map((kind) => [kind, counted[kind]])),
    ...(hasOthers && { relicFragments }),
  };
}
