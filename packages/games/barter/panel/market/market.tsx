import { useState } from 'react';
import type { OfferView } from '../../view.ts';
import { useFloor } from '../floor-context.ts';
import { grants, isDue, type Place, placeOf } from '../logic/standing.ts';
import { keepFocus } from '../parts/keep-focus.ts';
import { say } from '../say.ts';
import { OfferTicket } from './offer-ticket.tsx';
import { Trades } from './trades.tsx';
import { TurnedUp } from './turned-up.tsx';
import { WishFilter } from './wish-filter.tsx';

type Entry = readonly [id: string, offer: OfferView];

const LIVE = ['to-me', 'mine', 'all'] as const satisfies readonly Place[];
type Shelved = (typeof LIVE)[number] | 'over';
const SHOWN_OVER = 6;

/** The floor of offers: those to me first, then my own, those open to all, and what is over. */
export function Market() {
  const { view, me } = useFloor();
  const [wish, setWish] = useState<string | null>(null);
  const entries: readonly Entry[] = Object.entries(view.offers);
  const wished = entries.filter(([, offer]) => offer.from === me || grants(me, offer, wish));
  const trading = view.phase === 'trade';
  const entriesAt = (place: Shelved) => wished.filter(([, offer]) => placeOf(me, offer) === place);
  return (
    <section className="market" ref={keepFocus} aria-label={say('market')}>
      <header className="part-head">
        <h2>{say(view.phase === 'purchase' ? 'market.after' : 'market')}</h2>
        {me !== null && trading && <WishFilter wish={wish} onChange={setWish} />}
      </header>
      <Hint />
      {entries.length === 0 && trading && (
        <p className="quiet">{say(me === null ? 'market.none-yet' : 'market.none')}</p>
      )}
      {entries.length > 0 && wished.length === 0 && (
        <p className="quiet">{say('market.none-match')}</p>
      )}
      <TurnedUp />
      {LIVE.map((place) => (
        <Shelf key={place} place={place} entries={entriesAt(place)} />
      ))}
      <Trades />
      <Shelf place="over" entries={entriesAt('over')} />
    </section>
  );
}

function Shelf({ place, entries }: { place: Shelved; entries: readonly Entry[] }) {
  const { me } = useFloor();
  if (entries.length === 0) return null;
  const newestFirst = [...entries].reverse();
  const shown =
    place === 'over'
      ? newestFirst.slice(0, SHOWN_OVER)
      : newestFirst.sort(([, a], [, b]) => Number(isDue(me, b)) - Number(isDue(me, a)));
  return (
    <div className={`shelf shelf-${place}`}>
      <h3>{say(`market.${place}`)}</h3>
      <ul className="tickets">
        {shown.map(([id, offer]) => (
          <OfferTicket key={id} id={id} offer={offer} />
        ))}
      </ul>
    </div>
  );
}

/** How a first trade is made, until the viewer has made one. */
function Hint() {
  const { view, me, still } = useFloor();
  const hasTraded = view.trades.some(({ gave }) => gave !== undefined);
  if (me === null || still || hasTraded || view.phase !== 'trade') return null;
  return <p className="hint small">{say('hint')}</p>;
}
