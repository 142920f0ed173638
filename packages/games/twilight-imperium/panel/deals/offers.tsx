import { useLayoutEffect, useRef } from 'react';
import { keepFocus } from '../../../panel/keep-focus.ts';
import { usePointedAt } from '../../../panel/use-pointed-at.ts';
import type { OfferView } from '../../view.ts';
import { placesOf } from '../logic/places.ts';
import { say } from '../say.ts';
import { useTable } from '../table-context.ts';
import { Chances } from './chances.tsx';
import { DealLedger } from './deal-ledger.tsx';
import { Decisions } from './decisions.tsx';
import { Ticket } from './ticket.tsx';
import { Transactions } from './transactions.tsx';

const SHOWN_OVER = 3;

type Listed = readonly [string, OfferView];

/** What waits for a decision, the offers to and from this seat, what was agreed, and what has changed hands. */
export function Offers() {
  const { view, me } = useTable();
  const all = Object.entries(view.offers);
  const open = all.filter(([, { state }]) => state === 'open');
  const { ref, inPlaces } = usePlaces(open);
  const toMe = inPlaces.filter(([, { to }]) => to === me);
  const fromMe = inPlaces.filter(([, { from }]) => from === me);
  const over = all.filter(([, { state }]) => state !== 'open' && state !== 'traded');
  return (
    <section className="ti-part ti-part-offers" ref={keepFocus} aria-label={say('offers')}>
      <h2 className="unseen">{say('offers')}</h2>
      <Decisions />
      <Chances />
      {me !== null && (
        <div ref={ref}>
          {(toMe.length > 0 || fromMe.length === 0) && (
            <Shelf title={say('offers.to-me')} offers={toMe} empty={say('offers.none-to-me')} />
          )}
          {fromMe.length > 0 && <Shelf title={say('offers.from-me')} offers={fromMe} />}
        </div>
      )}
      <DealLedger />
      <Transactions />
      {over.length > 0 && (
        <Shelf title={say('offers.over')} offers={over.slice(-SHOWN_OVER).toReversed()} />
      )}
    </section>
  );
}

/** Offers with the newest first; none moves down while somebody points at one. */
function usePlaces(offers: readonly Listed[]) {
  const { ref, isPointedAt } = usePointedAt<HTMLDivElement>();
  const shown = useRef<readonly string[]>([]);
  const ids = placesOf(
    offers.map(([id]) => id),
    shown.current,
    isPointedAt,
  );
  useLayoutEffect(() => {
    shown.current = ids;
  });
  return { ref, inPlaces: ids.flatMap((id) => offers.filter(([own]) => own === id)) };
}

type ShelfProps = {
  readonly title: string;
  readonly offers: readonly Listed[];
  readonly empty?: string;
};

function Shelf({ title, offers, empty }: ShelfProps) {
  return (
    <div className="ti-shelf">
      <h3>{title}</h3>
      {offers.length === 0 && <p className="quiet small">{empty}</p>}
      <ul className="ti-tickets">
        {offers.map(([id, offer]) => (
          <Ticket key={id} id={id} offer={offer} />
        ))}
      </ul>
    </div>
  );
}
