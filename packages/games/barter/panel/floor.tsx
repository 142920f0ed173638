import { useEffect, useReducer, useState } from 'react';
import type { PanelProps } from '../../panel.ts';
import type { View } from '../view.ts';
import { DrawDesk } from './desks/draw-desk.tsx';
import { HostDesk } from './desks/host-desk.tsx';
import { PurchaseDesk } from './desks/purchase-desk.tsx';
import { FloorProvider } from './floor-context.ts';
import { Hand } from './hand/hand.tsx';
import type { Deck } from './logic/deck.ts';
import { changeDraft, type Draft, EMPTY_DRAFT } from './logic/draft.ts';
import { keepPlans } from './logic/plans.ts';
import { countDue } from './logic/standing.ts';
import { Market } from './market/market.tsx';
import { TradeNews } from './market/trade-news.tsx';
import { Mat } from './mat/mat.tsx';
import { type Part, PartTabs } from './part-tabs.tsx';
import { Head } from './people/head.tsx';
import { People } from './people/people.tsx';
import { Talk } from './people/talk.tsx';
import { useUnread, useWide } from './people/use-unread.ts';
import './styles/cards.css';
import './styles/floor.css';
import './styles/people.css';
import './styles/hand.css';
import './styles/market.css';
import './styles/mat.css';
import './styles/news.css';
import './styles/phone.css';

type FloorProps = PanelProps<View> & { readonly deck: Deck };

/** The floor on which a Civilization game's cards are traded: market, mat, talk and one's own hand. */
export function Floor(props: FloorProps) {
  const { view, viewer, deck, onCall } = props;
  const me = Object.hasOwn(view.seats, viewer) ? viewer : null;
  const [draft, change] = useReducer(changeDraft, EMPTY_DRAFT);
  const [part, setPart] = useState<Part>('floor');
  const [partner, setPartner] = useState<string | null>(null);
  const [plans] = useState(() => keepPlans(sessionStorage, `${location.pathname} ${viewer}`));
  const isTalkShown = useWide() || part === 'talk';
  const unread = useUnread(view.talk, me, isTalkShown ? partner : undefined);
  const showOffers = () => setPart('floor');
  const waiting = countDue(view, me);
  useEffect(() => onCall(waiting), [waiting, onCall]);
  useMatFollows(view, draft, setPart, () => change({ type: 'clear' }));
  usePhaseFollows(view.phase, me !== null && !props.still, setPart);
  const talkWith = (seat: string | null) => {
    setPartner(seat);
    setPart('talk');
  };
  return (
    <FloorProvider
      value={{ ...props, me, deck, draft, change, plans, unread, showOffers, talkWith }}
    >
      <div
        className="floor"
        data-part={part}
        data-phase={view.phase}
        data-mat={me !== null && !props.still}
      >
        <Head />
        <People />
        {viewer === 'host' && !props.still && <HostDesk />}
        <div className="floor-main">
          <div className="part part-floor">
            <Market />
          </div>
          {me !== null && !props.still && (
            <div className="part part-mat">
              <Desk phase={view.phase} />
            </div>
          )}
          <div className="part part-talk">
            <Talk partner={partner} onPartner={setPartner} />
          </div>
          <div className="part part-log">{props.log}</div>
        </div>
        {me !== null && (
          <div className="floor-foot">
            {!props.still && view.phase === 'trade' && <TradeNews />}
            <Hand key={viewer} />
          </div>
        )}
        <PartTabs
          part={part}
          onPart={setPart}
          waiting={waiting}
          unread={unread.length}
          phase={view.phase}
          seated={me !== null && !props.still}
        />
      </div>
    </FloorProvider>
  );
}

function Desk({ phase }: { phase: string }) {
  if (phase === 'draw') return <DrawDesk />;
  if (phase === 'purchase') return <PurchaseDesk />;
  return <Mat />;
}

/** A new phase brings to the fore where it is played: drawing and purchases at the desk, trading at the offers. */
function usePhaseFollows(phase: string, seated: boolean, setPart: (part: Part) => void): void {
  useEffect(() => {
    if (seated) setPart(phase === 'trade' ? 'floor' : 'mat');
  }, [phase, seated, setPart]);
}

/** Brings the mat to the fore when a deal is taken up, and clears it when the deal is no longer there. */
function useMatFollows(
  view: View,
  draft: Draft,
  setPart: (part: Part) => void,
  clear: () => void,
): void {
  const offer = 'offer' in draft.purpose ? draft.purpose.offer : null;
  const state = offer === null ? undefined : view.offers[offer]?.state;
  const { type } = draft.purpose;
  useEffect(() => {
    if (offer !== null) setPart('mat');
  }, [offer, setPart]);
  const isStale =
    offer !== null &&
    ((type === 'answer' && state !== 'open') ||
      (type === 'deliver' && state !== 'accepted') ||
      state === undefined);
  useEffect(() => {
    if (isStale) clear();
  });
}
