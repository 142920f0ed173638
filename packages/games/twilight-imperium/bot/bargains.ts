import type { Items } from '../items.ts';
import { tidyItems } from '../tidy.ts';
import type { SeatView } from '../view.ts';

/** What bots offer and ask for. */
export type Goods = Pick<Items, 'commodities' | 'tradeGoods' | 'relicFragments' | 'promissoryNote'>;
export type Bargain = { readonly gives: Goods; readonly asks: Goods };

/**
 * A wash of what both have, where whoever has more sells the rest for half as many trade goods; else such a sale alone,
 * of its own commodities or of the other's.
 */
export function bargains(own: SeatView, other: SeatView): readonly Bargain[] {
  const washed = Math.min(own.commodities, other.commodities);
  const list = washed > 0 ? [washed, 0] : [0];
  return list
    .flatMap((commodities) => {
      const sold = sale(own.commodities - commodities, other.tradeGoods);
      const bought = sale(other.commodities - commodities, own.tradeGoods);
      return commodities > 0
        ? [exchange(commodities, sold, bought)]
        : [exchange(0, sold, NO_SALE), exchange(0, NO_SALE, bought)];
    })
    .filter(({ gives }) => Object.keys(gives).length > 0);
}

type Sale = { readonly commodities: number; readonly tradeGoods: number };
const NO_SALE: Sale = { commodities: 0, tradeGoods: 0 };

function exchange(washed: number, sold: Sale, bought: Sale): Bargain {
  return {
    gives: tidyItems({
      commodities: washed + sold.commodities,
      tradeGoods: bought.tradeGoods,
    }),
    asks: tidyItems({
      commodities: washed + bought.commodities,
      tradeGoods: sold.tradeGoods,
    }),
  };
}

/** As many commodities as somebody can pay with half as many trade goods; none where that is not fewer. */
function sale(stock: number, purse: number): Sale {
  const tradeGoods = Math.min(Math.ceil(stock / 2), purse);
  const commodities = Math.min(stock, tradeGoods * 2);
  return commodities > tradeGoods ? { commodities, tradeGoods } : NO_SALE;
}
