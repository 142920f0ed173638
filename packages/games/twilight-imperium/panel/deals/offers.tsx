import { useLayoutEffect, useRef } from 'react';
import { type Place, usePlaces } from '../../../panel/use-places.ts';
import { isEliminated } from '../../elimination.ts';
import type { OfferView } from '../../view.ts';
import { callsOf, findLate } from '../logic/deals/calls.ts';
import { nameOf, say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';
import { type CallPlace, Calls } from './calls.tsx';
import { DealLedger } from './deal-ledger.tsx';
import { OthersDecisions } from './decisions.tsx';
import { Missed } from './missed.tsx';
import { Ticket } from './ticket.tsx';
import { Transactions } from './transactions.tsx';
import { useSettledInSight } from './use-settled-in-sight.ts';

const SHOWN_OVER = 3;

type Listed = Place & { readonly offer: OfferView };

/** What this seat decides, the offers to and from it, what others decide, what was agreed and has changed hands. */
export function Offers() {
  const { view, me } = useTable();
  const all = Object.entries(view.offers);
  const open = all.filter(([, { state }]) => state === 'open');
  const { ref, places, above, below } = useOffersAndCalls(open.map(([id]) => id).reverse());
  const listed = places.flatMap((place): readonly Listed[] => {
    const offer = view.offers[place.id];
    return offer ? [{ ...place, offer }] : [];
  });
  const toMe = listed.filter(({ offer }) => offer.to === me);
  const fromMe = listed.filter(({ offer }) => offer.from === me);
  const isPlaced = new Set(places.map(({ id }) => id));
  const over = all.filter(
    ([id, { state }]) => state !== 'open' && state !== 'traded' && !isPlaced.has(id),
  );
  const calls = above.flatMap(({ id, call }) => (call ? [id] : []));
  const section = useSettledInSight(toMe.length > 0 || above.length + below.length > 0, calls);
  return (
    <section className="ti-part ti-part-offers" ref={section} aria-label={say('offers')}>
      <h2 className="unseen">{say('offers')}</h2>
      {me !== null && (
        <div ref={ref}>
          <Calls places={above} />
          {(toMe.length > 0 || (fromMe.length === 0 && !isEliminated(view, me))) && (
            <Shelf title={say('offers.to-me')} offers={toMe} empty={say('offers.none-to-me')} />
          )}
          {fromMe.length > 0 && <Shelf title={say('offers.from-me')} offers={fromMe} />}
          <Calls places={below} />
        </div>
      )}
      <Missed />
      {/* What others decide comes in suddenly: it stands below what is pressed here, and pushes nothing away. */}
      <OthersDecisions />
      <DealLedger />
      <Transactions />
      {over.length > 0 && (
        <Shelf
          title={say('offers.over')}
          offers={over
            .slice(-SHOWN_OVER)
            .map(([id, offer]) => ({ id, offer }))
            .reverse()}
        />
      )}
    </section>
  );
}

/**
 * The places of the offers, the newest first, and of what calls for this seat: above them, but below while somebody
 * points at what it would push down. Nothing moves meanwhile, for what is accepted is settled.
 */
function useOffersAndCalls(offers: readonly string[]) {
  const { view, me } = useTable();
  const calls = callsOf(view, me);
  const known = useRef<ReadonlySet<string>>(new Set());
  const ids = calls.map(({ id }) => id);
  const { ref, places } = usePlaces<HTMLDivElement>([...ids, ...offers]);
  const isCall = (id: string) => known.current.has(id) || ids.includes(id);
  const placed = places.map(({ id }) => id);
  const lower = findLate(placed, isCall);
  useLayoutEffect(() => {
    known.current = new Set(placed.filter(isCall));
  });
  const standing: readonly CallPlace[] = places
    .filter(({ id }) => isCall(id))
    .map((place) => ({ ...place, call: calls.find(({ id }) => id === place.id) }));
  return {
    ref,
    places: places.filter(({ id }) => !isCall(id)),
    above: standing.filter(({ id }) => !lower.has(id)),
    below: standing.filter(({ id }) => lower.has(id)),
  };
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
        {offers.map(({ id, offer, hole }) =>
          hole ? (
            <Hole key={id} offer={offer} height={hole.height} />
          ) : (
            <Ticket key={id} id={id} offer={offer} />
          ),
        )}
      </ul>
    </div>
  );
}

/** Where an offer was that is over, as high as it was. */
function Hole({ offer, height }: { readonly offer: OfferView; readonly height: number }) {
  const { me, Mark } = useTable();
  const other = offer.from === me ? offer.to : offer.from;
  return (
    <li className="ti-ticket ti-ticket-gone" style={{ height }}>
      <Mark seat={other} /> {seatName(other)}
      <span className="ti-state">{nameOf(offer.state)}</span>
    </li>
  );
}
