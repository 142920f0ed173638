import type { Items } from '../../items.ts';
import { FRAGMENTS } from '../../lists.ts';
import type { SeatView } from '../../view.ts';

/** Goods that are gained, spent or converted. */
export type Goods = Required<Pick<Items, 'commodities' | 'tradeGoods' | 'relicFragments'>>;

/** Nothing of each. */
export const NO_GOODS: Goods = { commodities: 0, tradeGoods: 0, relicFragments: {} };

/** Of these goods, what there is any of. */
export function presentOf({ commodities, tradeGoods, relicFragments }: Goods): Partial<Goods> {
  return {
    ...(commodities > 0 && { commodities }),
    ...(tradeGoods > 0 && { tradeGoods }),
    ...(countFragments(relicFragments) > 0 && { relicFragments }),
  };
}

/** Whether a seat has all of these goods. */
export function hasGoods(
  own: SeatView,
  { commodities, tradeGoods, relicFragments }: Goods,
): boolean {
  return (
    commodities <= own.commodities &&
    tradeGoods <= own.tradeGoods &&
    FRAGMENTS.every((kind) => (relicFragments[kind] ?? 0) <= (own.relicFragments[kind] ?? 0))
  );
}

/** Whether these are commodities alone: only those can be converted. */
export function isConvertible({ commodities, tradeGoods, relicFragments }: Goods): boolean {
  return commodities > 0 && tradeGoods + countFragments(relicFragments) === 0;
}

function countFragments(fragments: Goods['relicFragments']): number {
  return FRAGMENTS.reduce((sum, kind) => sum + (fragments[kind] ?? 0), 0);
}
