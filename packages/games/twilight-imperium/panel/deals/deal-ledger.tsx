import { VerdictLine } from '../composer/deal.tsx';
import { listOf, say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';
import { Promises } from './promises.tsx';

/** What this seat and others have promised each other, and what of it binds; both parties see it. */
export function DealLedger() {
  const { view, me } = useTable();
  if (me === null || view.deals.length === 0) return null;
  return (
    <div className="ti-shelf">
      <h3>{say('deals')}</h3>
      <p className="small">{say('deals.hint')}</p>
      <ul className="ti-tickets ti-deals">
        {view.deals.map(({ between, terms, binding, why }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: deals are kept in their order and have no name
          <li key={at} className="ti-ticket ti-ticket-kept">
            <strong>
              {listOf([say('You'), ...between.filter((seat) => seat !== me).map(seatName)])}
            </strong>
            <Promises terms={terms} />
            {binding ? (
              <p className="ti-verdict small">
                <strong className="ti-binds">{say('deal.bound')}</strong>
              </p>
            ) : (
              <VerdictLine binding={binding} why={why} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
