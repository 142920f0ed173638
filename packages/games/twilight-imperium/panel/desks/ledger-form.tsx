import type { Bag } from '@haggle/engine';
import { useState } from 'react';
import { Choose } from '../../../panel/choose.tsx';
import type { PanelCommand } from '../../../panel.ts';
import { FRAGMENTS } from '../../lists.ts';
import { tellItems } from '../../telling-items.ts';
import { CommodityToken, FragmentToken, TradeGoodToken } from '../art/tokens.tsx';
import { Stepper } from '../composer/stepper.tsx';
import { SPENDING } from '../logic/uses.ts';
import { MANNER, nameOf, say } from '../say.ts';
import { useTable } from '../table-context.ts';

type LedgerFormProps = {
  readonly seat: string;
  readonly onSend: (command: PanelCommand & Readonly<Record<string, unknown>>) => Promise<unknown>;
};

/** Gaining, spending and converting: the ledger of one’s own goods. */
export function LedgerForm({ seat, onSend }: LedgerFormProps) {
  const { view } = useTable();
  const [commodities, setCommodities] = useState(0);
  const [tradeGoods, setTradeGoods] = useState(0);
  const [permittedBy, setPermitted] = useState(SPENDING[0] ?? '');
  const [relicFragments, setFragments] = useState<Bag>({});
  const own = view.seats[seat];
  if (own === undefined) return null;
  const found = FRAGMENTS.reduce((sum, kind) => sum + (relicFragments[kind] ?? 0), 0);
  const isNothing = commodities + tradeGoods + found === 0;
  const goods = {
    ...(commodities > 0 && { commodities }),
    ...(tradeGoods > 0 && { tradeGoods }),
    ...(found > 0 && { relicFragments }),
  };
  const canSpend =
    commodities <= own.commodities &&
    tradeGoods <= own.tradeGoods &&
    FRAGMENTS.every((kind) => (relicFragments[kind] ?? 0) <= (own.relicFragments[kind] ?? 0));
  const canConvert = commodities > 0 && tradeGoods + found === 0 && commodities <= own.commodities;
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
      <Stepper
        label={say('goods.commodities')}
        token={<CommodityToken />}
        value={commodities}
        most={Math.max(own.commodityValue, own.commodities)}
        of={null}
        onChange={setCommodities}
      />
      <Stepper
        label={say('goods.trade-goods')}
        token={<TradeGoodToken />}
        value={tradeGoods}
        most={Number.POSITIVE_INFINITY}
        onChange={setTradeGoods}
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
            onChange={(n) => setFragments({ ...relicFragments, [kind]: n })}
          />
        ))}
      </details>
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
          onClick={() => void onSend({ type: 'gain', ...goods })}
        >
          {say('ledger.gain')}
        </button>
        <button
          type="button"
          className="button"
          disabled={isNothing || !canSpend}
          onClick={() =>
            void onSend({ type: 'spend', ...goods, ...(commodities > 0 && { permittedBy }) })
          }
        >
          {say('ledger.spend')}
        </button>
        <button
          type="button"
          className="button"
          disabled={!canConvert}
          onClick={() => void onSend({ type: 'convert', commodities })}
        >
          {say('ledger.convert')}
        </button>
      </div>
    </section>
  );
}
