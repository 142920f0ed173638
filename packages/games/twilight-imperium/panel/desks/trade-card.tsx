import { useState } from 'react';
import type { Send } from '../../../panel.ts';
import { livingOf } from '../../elimination.ts';
import { say } from '../say.ts';
import { SeatChecks } from '../seat-checks.tsx';
import { useTable } from '../table-context.ts';

type TradeCardProps = {
  readonly seat: string;
  readonly onSend: Send;
};

/** The strategy card Trade: three trade goods, replenishing, and who may follow for nothing. */
export function TradeCard({ seat, onSend }: TradeCardProps) {
  const { view } = useTable();
  const [free, setFree] = useState<readonly string[]>([]);
  const others = livingOf(view).filter((other) => other !== seat);
  return (
    <details className="ti-fold">
      <summary>{say('trade')}</summary>
      <p className="small">{say('trade.hint')}</p>
      <div className="ti-checks">
        <SeatChecks seats={others} chosen={free} onChange={setFree} />
      </div>
      <button
        type="button"
        className="button"
        onClick={() => void onSend({ type: 'resolve-trade', free })}
      >
        {say('trade.do')}
      </button>
    </details>
  );
}
