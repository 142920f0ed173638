import { useState } from 'react';
import type { PanelCommand } from '../../../panel.ts';
import { say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';

type TradeCardProps = {
  readonly seat: string;
  readonly onSend: (command: PanelCommand & Readonly<Record<string, unknown>>) => Promise<unknown>;
};

/** The strategy card Trade: three trade goods, replenishing, and who may follow for nothing. */
export function TradeCard({ seat, onSend }: TradeCardProps) {
  const { view } = useTable();
  const [free, setFree] = useState<readonly string[]>([]);
  const others = Object.keys(view.seats).filter((other) => other !== seat);
  return (
    <section>
      <h3>{say('trade')}</h3>
      <p className="small">{say('trade.hint')}</p>
      <div className="ti-checks">
        {others.map((other) => (
          <label key={other} className="check">
            <input
              type="checkbox"
              checked={free.includes(other)}
              onChange={() =>
                setFree(
                  free.includes(other) ? free.filter((one) => one !== other) : [...free, other],
                )
              }
            />
            <span>{seatName(other)}</span>
          </label>
        ))}
      </div>
      <button
        type="button"
        className="button"
        onClick={() => void onSend({ type: 'resolve-trade', free })}
      >
        {say('trade.do')}
      </button>
    </section>
  );
}
