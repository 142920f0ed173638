import { keepFocus } from '../../../panel/keep-focus.ts';
import { type Place, usePlaces } from '../../../panel/use-places.ts';
import type { OfferView } from '../../view.ts';
import { nameOf, say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';
import { Chances } from './chances.tsx';
import { DealLedger } from './deal-ledger.tsx';
import { Decisions } from './decisions.tsx';
import { Ticket } from './ticket.tsx';
import { Transactions } from './transactions.tsx';

const SHOWN_OVER = 3;

type Listed = Place & { readonly offer: OfferView };

/** What this seat decides, the offers to and from it, what others decide, what was agreed and has changed hands. */
export function Offers() {
  const { view, me } = useTable();
  const all = Object.entries(view.offers);
  const open = all.filter(([, { state }]) => state === 'open');
  // The newest first; none moves while somebody points at one, for what is accepted is settled.
  const { ref, places } = usePlaces<HTMLDivElement>(open.map(([id]) => id).reverse());
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
  return (
    <section className="ti-part ti-part-offers" ref={keepFocus} aria-label={say('offers')}>
      <h2 className="unseen">{say('offers')}</h2>
      <Decisions of="me" />
      <Chances />
      {me !== null && (
        <div ref={ref}>
          {(toMe.length > 0 || fromMe.length === 0) && (
            <Shelf title={say('offers.to-me')} offers={toMe} empty={say('offers.none-to-me')} />
          )}
          {fromMe.length > 0 && <Shelf title={say('offers.from-me')} offers={fromMe} />}
        </div>
      )}
      {/* What others decide comes in suddenly: it stands below what is pressed here, and pushes nothing away. */}
      <Decisions of="others" />
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
