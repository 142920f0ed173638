import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHeights } from '../../../panel/use-heights.ts';
import { usePointedAt } from '../../../panel/use-pointed-at.ts';
import { useFloor } from '../floor-context.ts';
import {
  holdOrder,
  inOrderOfArrival,
  type Shelves,
  type Spot,
} from '../logic/market/held-order.ts';
import { say, sayAny, seatName } from '../say.ts';
import { OfferTicket } from './offer-ticket.tsx';

/** The shelves of offers that can still come to something, from top to bottom. */
export const LIVE = ['deals', 'to-me', 'mine', 'all', 'agreed'] as const;
export type LivePlace = (typeof LIVE)[number];

/** So many of them, from the top, hold what the viewer has made, taken, or been offered. */
const OWN = 3;

/**
 * The offers by shelf. Nothing moves there while somebody points at it: what is new stands below all the
 * rest until it is let in, or until the pointer has been still for a while.
 */
export function LiveShelves({ now }: { now: Shelves }) {
  const { view, me } = useFloor();
  const { ref, isPointedAt, hurry } = usePointedAt<HTMLDivElement>();
  const [held, setHeld] = useState<Shelves | null>(null);
  const { shelves, fresh, moved } = holdOrder(held ?? now, now, OWN);
  const dealt = moved.filter((id) => now[LIVE.indexOf('deals')]?.includes(id)).length;
  const isOwn = fresh.some((id) => view.offers[id]?.from === me);
  // One's own offer is shown at once: that is what one has just done.
  const isStale = isPointedAt ? held === null || isOwn : held !== null;
  useLayoutEffect(() => {
    if (isStale) setHeld(isPointedAt ? now : null);
  });
  // Under a finger that was lifted a deal of one's own that has left its shelf leaves room for nothing for long.
  const hasOwnHole = shelves.slice(0, OWN).some((spots) => spots.some(({ here }) => !here));
  useEffect(() => hurry(hasOwnHole), [hurry, hasOwnHole]);
  const heights = useHeights(ref, held);
  const arrived = useRef<readonly string[]>([]);
  arrived.current = inOrderOfArrival(arrived.current, fresh);
  const news = fresh.length + dealt;
  const toMe = dealt + fresh.filter((id) => now[LIVE.indexOf('to-me')]?.includes(id)).length;
  // What is let in stands above: the offers are read from their head.
  const letIn = () => {
    setHeld(now);
    ref.current?.closest('.market')?.scrollIntoView();
  };
  return (
    <div ref={ref} className="live-shelves">
      {news > 0 && (
        <div className="market-fresh">
          <button type="button" className="button" onClick={letIn}>
            {say(toMe > 0 ? 'market.fresh-to-me' : 'market.fresh', { n: news, m: toMe })}
          </button>
        </div>
      )}
      {LIVE.map((place, at) => (
        <LiveShelf key={place} place={place} spots={shelves[at] ?? []} heights={heights} />
      ))}
      <LiveShelf
        place="new"
        spots={arrived.current.map((id) => ({ id, here: true }))}
        heights={heights}
      />
    </div>
  );
}

type LiveShelfProps = {
  readonly place: LivePlace | 'new';
  readonly spots: readonly Spot[];
  readonly heights: ReadonlyMap<string, number>;
};

function LiveShelf({ place, spots, heights }: LiveShelfProps) {
  const { offers } = useFloor().view;
  if (spots.length === 0) return null;
  return (
    <div className={`shelf shelf-${place}`}>
      <h3>{say(`market.${place}`)}</h3>
      <ul className="tickets">
        {spots.map(({ id, here }) => {
          const offer = offers[id];
          return here && offer ? (
            <OfferTicket key={id} id={id} offer={offer} />
          ) : (
            <Hole key={id} id={id} height={heights.get(id)} />
          );
        })}
      </ul>
    </div>
  );
}

/** Where an offer was that is no more, as high as it was. */
function Hole({ id, height }: { id: string; height: number | undefined }) {
  const { view, Mark } = useFloor();
  const offer = view.offers[id];
  return (
    <li className="ticket-hole" style={{ height }}>
      {offer && (
        <>
          <Mark seat={offer.from} /> {seatName(offer.from)}
        </>
      )}
      <span className="standing">
        {offer ? sayAny(`state.${offer.state}`) : say('market.gone')}
      </span>
    </li>
  );
}
