import { useState } from 'react';
import { Choose } from '../../../panel/choose.tsx';
import type { Send } from '../../../panel.ts';
import { FRAGMENTS } from '../../lists.ts';
import { tellItems } from '../../telling-items.ts';
import type { SeatView } from '../../view.ts';
import { CommodityToken, FragmentToken, TradeGoodToken } from '../art/tokens.tsx';
import { Stepper } from '../composer/stepper.tsx';
import { type Goods, hasGoods, isConvertible, NO_GOODS, presentOf } from '../logic/ledger.ts';
import { SPENDING } from '../logic/uses.ts';
import { MANNER, nameOf, say } from '../say.ts';
import { useTable } from '../table-context.ts';

type LedgerFormProps = {
  readonly seat: string;
  readonly onSend: Send;
};

/** Gaining, spending and converting: the ledger of one’s own goods. */
export function LedgerForm({ seat, onSend }: LedgerFormProps) {
  const { view } = useTable();
  const [goods, setGoods] = useState(NO_GOODS);
  const [permittedBy, setPermitted] = useState(SPENDING[0] ?? '');
  const own = view.seats[seat];
  if (own === undefined) return null;
  const { commodities } = goods;
  const present = presentOf(goods);
  const isNothing = Object.keys(present).length === 0;
  const isHeld = hasGoods(own, goods);
  return (
    <section>
      <h3>{say('ledger')}</h3>
      <p className="small">
        {say('ledger.hint', {
          goods: tellItems(
            {
              commodities: own.commodities,
              tradeGoods: own.tradeGoods,
              relicFragments: own.relicFragments,
            },
            MANNER,
          ),
        })}
      </p>
      <GoodsFields own={own} goods={goods} onChange={setGoods} />
      {commodities > 0 && (
        <Choose
          label={say('ledger.permitted')}
          value={permittedBy}
          options={SPENDING}
          tell={nameOf}
          onChange={setPermitted}
        />
      )}
      <div className="acts">
        <button
          type="button"
          className="button"
          disabled={isNothing}
          onClick={() => void onSend({ type: 'gain', ...present })}
        >
          {say('ledger.gain')}
        </button>
        <button
          type="button"
          className="button"
          disabled={isNothing || !isHeld}
          onClick={() =>
            void onSend({ type: 'spend', ...present, ...(commodities > 0 && { permittedBy }) })
          }
        >
          {say('ledger.spend')}
        </button>
        <button
          type="button"
          className="button"
          disabled={!isConvertible(goods) || !isHeld}
          onClick={() => void onSend({ type: 'convert', commodities })}
        >
          {say('ledger.convert')}
        </button>
      </div>
    </section>
  );
}

type GoodsFieldsProps = {
  readonly own: SeatView;
  readonly goods: Goods;
  readonly onChange: (goods: Goods) => void;
};

/** How much of each: what is gained has no bound but that of the commodities. */
function GoodsFields({ own, goods, onChange }: GoodsFieldsProps) {
  const { commodities, tradeGoods, relicFragments } = goods;
  return (
    <>
      <Stepper
        label={say('goods.commodities')}
        token={<CommodityToken />}
        value={commodities}
        most={Math.max(own.commodityValue, own.commodities)}
        of={null}
        onChange={(n) => onChange({ ...goods, commodities: n })}
      />
      <Stepper
        label={say('goods.trade-goods')}
        token={<TradeGoodToken />}
        value={tradeGoods}
        most={Number.POSITIVE_INFINITY}
        onChange={(n) => onChange({ ...goods, tradeGoods: n })}
      />
      {/* Few explore at any moment: their fragments stay folded away. */}
      <details className="ti-fold">
        <summary>{say('ledger.fragments')}</summary>
        {FRAGMENTS.map((kind) => (
          <Stepper
            key={kind}
            label={say(`goods.${kind}`)}
            token={<FragmentToken kind={kind} />}
            value={relicFragments[kind] ?? 0}
            most={Number.POSITIVE_INFINITY}
            onChange={(n) =>
              onChange({ ...goods, relicFragments: { ...relicFragments, [kind]: n } })
            }
          />
        ))}
      </details>
    </>
  );
}
