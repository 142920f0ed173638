import type { View } from '../../view.ts';
import { VerdictLine } from '../composer/deal.tsx';
import { listOf, say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';
import { Promises } from './promises.tsx';

/** How many deals are in sight; those before them are folded away, so that what stands below is found. */
const RECENT = 3;

/** What this seat and others have promised each other, and what of it binds; both parties see it. */
export function DealLedger() {
  const { view, me } = useTable();
  const { deals } = view;
  if (me === null || deals.length === 0) return null;
  const past = deals.slice(0, -RECENT);
  return (
    <div className="ti-shelf">
      <h3>{say('deals')}</h3>
      <p className="small">{say('deals.hint')}</p>
      {past.length > 0 && (
        <details className="ti-fold">
          <summary>{say('deals.past', { n: past.length })}</summary>
          <Deals deals={past} me={me} />
        </details>
      )}
      <Deals deals={deals.slice(-RECENT)} me={me} isRecent />
    </div>
  );
}

type DealsProps = {
  readonly deals: View['deals'];
  readonly me: string;
  readonly isRecent?: boolean;
};

function Deals({ deals, me, isRecent = false }: DealsProps) {
  return (
    <ul className={isRecent ? 'ti-tickets ti-deals' : 'ti-tickets'}>
      {deals.map(({ between, terms, binding, why }, at) => (
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
  );
}
