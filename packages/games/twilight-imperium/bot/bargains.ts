import type { SeatView } from '../view.ts';

type Goods = { readonly commodities: number } | { readonly tradeGoods: number };
export type Bargain = { readonly gives: Goods; readonly asks: Goods };

/** A wash of all that both have; else commodities for half as many trade goods, its own or the other's. */
export function bargains(own: SeatView, other: SeatView): readonly Bargain[] {
  const commodities = Math.min(own.commodities, other.commodities);
  const sold = halfPrice(own, other);
  const bought = halfPrice(other, own);
  return [
    ...(commodities > 0 ? [{ gives: { commodities }, asks: { commodities } }] : []),
    ...(sold ? [{ gives: sold.goods, asks: sold.price }] : []),
    ...(bought ? [{ gives: bought.price, asks: bought.goods }] : []),
  ];
}

/** As many commodities of one as another can pay with half as many trade goods; null where that is not fewer. */
function halfPrice(seller: SeatView, buyer: SeatView): { goods: Goods; price: Goods } | null {
  const tradeGoods = Math.min(Math.ceil(seller.commodities / 2), buyer.tradeGoods);
  const commodities = Math.min(seller.commodities, tradeGoods * 2);
  return commodities > tradeGoods ? { goods: { commodities }, price: { tradeGoods } } : null;
}
