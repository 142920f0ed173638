import { useMemo, useState } from 'react';
import { keepFocus } from '../../../panel/keep-focus.ts';
import { NARROW, useMedia } from '../../../panel/use-media.ts';
import { freeCards } from '../../cards/free.ts';
import type { OfferView } from '../../view.ts';
import { useFloor } from '../floor-context.ts';
import type { Shelves } from '../logic/market/held-order.ts';
import { findNoOffers } from '../logic/market/no-offers.ts';
import { grants, type Place, placeOf, rankOf } from '../logic/market/standing.ts';
import { findThisTurn } from '../logic/market/this-turn.ts';
import { findVoidOffers } from '../logic/market/void-deals.ts';
import { isOutOfTrading } from '../logic/people/out-of-trading.ts';
import { canFill } from '../logic/terms.ts';
import { say } from '../say.ts';
import { LIVE, type LivePlace, LiveShelves } from './live-shelves.tsx';
import { OfferTicket } from './offer-ticket.tsx';
import { Readings } from './readings.tsx';
import { Trades } from './trades.tsx';
import { TurnedUp } from './turned-up.tsx';
import { WishFilter } from './wish-filter.tsx';

type Entry = readonly [id: string, offer: OfferView];

const SHOWN_OVER = 6;

/** The floor of offers: what I have agreed to first, then those to me, my own, those open to all, and what is over. */
export function Market() {
  const { view, me, still, events } = useFloor();
  const [wish, setWish] = useState<string | null>(null);
  const isOfThisTurn = useMemo(() => findThisTurn(events), [events]);
  const isNarrow = useMedia(NARROW);
  const all: readonly Entry[] = Object.entries(view.offers);
  const live = all.filter(([, offer]) => isLive(placeOf(me, offer)));
  const over = all.filter(([id, offer]) => placeOf(me, offer) === 'over' && isOfThisTurn(id));
  const trades = view.trades.filter(({ id }) => isOfThisTurn(id));
  // What somebody wished for goes with the filter when the table is closed.
  const kind = still ? null : wish;
  const isWished = ([, offer]: Entry) => offer.from === me || grants(me, offer, kind);
  const wished = live.filter(isWished);
  const trading = view.phase === 'trade';
  const now = useShelves(wished);
  const none = findNoOffers({
    phase: view.phase,
    still,
    hasMat: me !== null && !still && !isOutOfTrading(view, me),
    isWatching: me === null,
    hadSome: over.length > 0 || trades.length > 0,
  });
  return (
    <section className="market" ref={keepFocus} aria-label={say('market')}>
      <header className="part-head">
        <h2>{say(view.phase === 'purchase' ? 'market.after' : 'market')}</h2>
        {me !== null && !still && trading && <WishFilter wish={wish} onChange={setWish} />}
      </header>
      <Hint />
      {/* Who has a desk in front of him sees there what was turned up. */}
      {(me === null || still) && <TurnedUp />}
      {/* With trading over, or another wish, nothing is held where it was. */}
      <LiveShelves key={`${view.phase} ${kind}`} now={now} />
      {live.length === 0 && none !== null && (
        <p className="quiet shelf">
          {say(none === 'market.none' && isNarrow ? 'market.none-narrow' : none)}
        </p>
      )}
      {live.length > 0 && wished.length === 0 && (
        <p className="quiet shelf">{say('market.none-match')}</p>
      )}
      <Trades trades={trades} />
      <Over entries={over.filter(isWished)} />
      <Readings />
    </section>
  );
}

/** Whether an offer that stands there can still come to something. */
function isLive(place: Place): boolean {
  return LIVE.some((live) => live === place);
}

/** The offers of each shelf, those first that wait for the viewer or that he can fill, then the newest. */
function useShelves(entries: readonly Entry[]): Shelves {
  const { view, me, deck } = useFloor();
  const free = freeCards(view);
  const rank = (offer: OfferView) =>
    rankOf(me, offer, me !== null && offer.state === 'open' && canFill(deck, free, offer));
  const idsAt = (place: LivePlace) =>
    entries
      .filter(([, offer]) => placeOf(me, offer) === place)
      .map(([id, offer]) => ({ id, rank: rank(offer) }))
      .reverse()
      .sort((a, b) => a.rank - b.rank)
      .map(({ id }) => id);
  return LIVE.map(idsAt);
}

function Over({ entries }: { entries: readonly Entry[] }) {
  const { events } = useFloor();
  const agreed = useMemo(() => findVoidOffers(events), [events]);
  if (entries.length === 0) return null;
  return (
    <div className="shelf shelf-over">
      <h3>{say('market.over')}</h3>
      <ul className="tickets">
        {entries
          .toReversed()
          .slice(0, SHOWN_OVER)
          .map(([id, offer]) => (
            <OfferTicket
              key={id}
              id={id}
              offer={offer}
              isVoid={offer.state === 'lapsed' && agreed.has(id)}
            />
          ))}
      </ul>
    </div>
  );
}

/** How a first trade is made, until the viewer has made one; or why he makes none any more. */
function Hint() {
  const { view, me, still } = useFloor();
  const hasTraded = view.trades.some(({ gave }) => gave !== undefined);
  if (me === null || still || view.phase !== 'trade') return null;
  if (isOutOfTrading(view, me)) return <p className="hint small">{say('hint.out')}</p>;
  if (hasTraded) return null;
  return <p className="hint small">{say('hint')}</p>;
}
