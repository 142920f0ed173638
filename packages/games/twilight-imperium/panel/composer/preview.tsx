import type { OfferView } from '../../view.ts';
import { CommodityToken, TradeGoodToken } from '../art/tokens.tsx';
import { previewOf } from '../logic/composer/goods.ts';
import { say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';

/** What the offer makes of both seats’ goods, if it is taken. */
export function Preview({ seat, to }: { seat: string; to: string }) {
  const { view, draft } = useTable();
  const [own, other] = [view.seats[seat], view.seats[to]];
  if (own === undefined || other === undefined) return null;
  const mine = previewOf(own, draft.gives, draft.asks);
  const theirs = previewOf(other, draft.asks, draft.gives);
  return (
    <div className="ti-preview">
      <After name={say('You')} before={own} after={mine} />
      <After name={seatName(to)} before={other} after={theirs} />
    </div>
  );
}

/** What one’s own open goods come to when an offer is taken that somebody else made. */
export function Then({ offer }: { offer: OfferView }) {
  const { view } = useTable();
  const own = view.seats[offer.to];
  if (own === undefined) return null;
  const after = previewOf(own, offer.asks, offer.gives);
  const isSame = after.commodities === own.commodities && after.tradeGoods === own.tradeGoods;
  if (isSame || after.commodities < 0 || after.tradeGoods < 0) return null;
  return (
    <div className="ti-preview">
      <After name={say('offer.then')} before={own} after={after} />
    </div>
  );
}

type Goods = { readonly commodities: number; readonly tradeGoods: number };

function After({ name, before, after }: { name: string; before: Goods; after: Goods }) {
  return (
    <p>
      <span className="small">{name}</span>
      <Step
        token={<CommodityToken />}
        what={say('goods.commodities')}
        from={before.commodities}
        to={after.commodities}
      />
      <Step
        token={<TradeGoodToken />}
        what={say('goods.trade-goods')}
        from={before.tradeGoods}
        to={after.tradeGoods}
      />
    </p>
  );
}

type StepProps = {
  readonly token: React.ReactNode;
  readonly what: string;
  readonly from: number;
  readonly to: number;
};

function Step({ token, what, from, to }: StepProps) {
  const trend = to > from ? 'gain-up' : to < from ? 'gain-down' : '';
  return (
    <span className="ti-good">
      {token}
      <span className="unseen">{what}</span>
      {from !== to && <span className="small">{from} →</span>}
      <strong className={trend}>{to}</strong>
    </span>
  );
}
