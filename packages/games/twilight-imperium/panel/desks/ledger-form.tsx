import { useState } from 'react';
import { Choose } from '../../../panel/choose.tsx';
import type { Send } from '../../../panel.ts';
import type { Items } from '../../items.ts';
import { FRAGMENTS } from '../../lists.ts';
import { tellItems } from '../../telling-items.ts';
import { isNothing, tidyItems } from '../../tidy.ts';
import type { SeatView } from '../../view.ts';
import { CommodityToken, FragmentToken, TradeGoodToken } from '../art/tokens.tsx';
import { Stepper } from '../composer/stepper.tsx';
import { lacksGoods } from '../logic/composer/goods.ts';
import { findSpending, PLAIN } from '../logic/desks/uses.ts';
import { MANNER, nameOf, say } from '../say.ts';
import { useTable } from '../table-context.ts';

type LedgerFormProps = {
  readonly seat: string;
  readonly onSend: Send;
};

/** Gaining, spending and converting: the ledger of one’s own goods. */
export function LedgerForm({ seat, onSend }: LedgerFormProps) {
  const { view } = useTable();
  const [counted, setCounted] = useState<Items>({});
  const [chosen, setPermitted] = useState('');
  const own = view.seats[seat];
  if (own === undefined) return null;
  const goods = tidyItems(counted);
  const spending = findSpending(view, seat, goods);
  const permittedBy = spending.find((one) => one === chosen) ?? spending[0];
  const { commodities, ...others } = goods;
  const isVain = isNothing(goods);
  const isShort = lacksGoods(own, goods);
  // Commodities alone are converted.
  const canConvert = commodities !== undefined && isNothing(others) && !isShort;
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
      <GoodsFields own={own} goods={counted} onChange={setCounted} />
      {spending.length > 1 && permittedBy !== undefined && (
        <Choose
          label={say('ledger.permitted')}
          value={permittedBy}
          options={spending}
          tell={(one) => (one === PLAIN ? say('ledger.plain') : nameOf(one))}
          onChange={setPermitted}
        />
      )}
      <div className="acts">
        <Act does="gain" isOff={isVain} onAct={() => onSend({ type: 'gain', ...goods })} />
        <Act
          does="spend"
          isOff={isVain || isShort}
          onAct={() =>
            onSend({ type: 'spend', ...goods, ...(permittedBy !== PLAIN && { permittedBy }) })
          }
        />
        <Act
          does="convert"
          isOff={!canConvert}
          onAct={() => onSend({ type: 'convert', commodities })}
        />
      </div>
    </section>
  );
}

type GoodsFieldsProps = {
  readonly own: SeatView;
  readonly goods: Items;
  readonly onChange: (goods: Items) => void;
};

/** How much of each: what is gained has no bound but that of the commodities. */
function GoodsFields({ own, goods, onChange }: GoodsFieldsProps) {
  const { commodities = 0, tradeGoods = 0, relicFragments = {} } = goods;
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

type ActProps = {
  readonly does: 'gain' | 'spend' | 'convert';
  readonly isOff: boolean;
  readonly onAct: () => Promise<unknown>;
};

function Act({ does, isOff, onAct }: ActProps) {
  return (
    <button type="button" className="button" disabled={isOff} onClick={() => void onAct()}>
      {say(`ledger.${does}`)}
    </button>
  );
}
