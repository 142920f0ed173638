import { useEffect, useState } from 'react';
import { tabDrawer } from '../../panel/drawer.ts';
import { Fetched, makePart, useAhead } from '../../panel/fetched.tsx';
import { InEnglish } from '../../panel/in-english.tsx';
import { keepFocus } from '../../panel/keep-focus.ts';
import { PartTabs } from '../../panel/part-tabs.tsx';
import { useTalk } from '../../panel/talk/use-talk.ts';
import { useMedia, WIDE } from '../../panel/use-media.ts';
import { useWayBack } from '../../panel/use-way-back.ts';
import type { PanelProps } from '../../panel.ts';
import type { View } from '../view.ts';
import { FloorProvider, useFloor } from './floor-context.ts';
import { Hand } from './hand/hand.tsx';
import type { FloorDeck } from './logic/floor-deck.ts';
import { countDue } from './logic/market/standing.ts';
import type { Draft } from './logic/mat/draft.ts';
import { keepPlans } from './logic/mat/plans.ts';
import { Market } from './market/market.tsx';
import { TradeNews } from './market/trade-news.tsx';
import { Mat } from './mat/mat.tsx';
import { BarredBand } from './people/barred-band.tsx';
import { Head } from './people/head.tsx';
import { People } from './people/people.tsx';
import { Talk, type TalkProps } from './people/talk.tsx';
import { say } from './say.ts';
import { tabsOf } from './tabs.ts';
import { useFocusInFront } from './use-focus-in-front.ts';
import { useMat } from './use-mat.ts';
import { usePart } from './use-part.ts';
import { useShowOffer } from './use-show-offer.ts';
import '../../panel/part-head.css';
import './styles/cards.css';
import './styles/floor.css';
import './styles/people.css';
import './styles/hand.css';
import './styles/market.css';
import './styles/mat.css';
import './styles/addressee.css';
import './styles/news.css';
import './styles/phone.css';
import './styles/mat-phone.css';
import './styles/touch.css';
import './styles/low.css';
import './styles/contrast.css';

/** The host's alone: the players' pages do not carry it. */
const hostDesk = makePart(() => import('./desks/host-desk.tsx').then(({ HostDesk }) => HostDesk));

/** What trading does not need: the page stands without it. */
const drawDesk = makePart(() => import('./desks/draw-desk.tsx').then(({ DrawDesk }) => DrawDesk));
const purchaseDesk = makePart(() =>
  import('./desks/purchase-desk.tsx').then(({ PurchaseDesk }) => PurchaseDesk),
);

type FloorProps = PanelProps<View> & {
  readonly deck: FloorDeck;
  readonly badFaith: string | null;
  readonly price: number;
};

/** The floor on which a Civilization game's cards are traded: market, mat, talk and one's own hand. */
export function Floor(props: FloorProps) {
  const { view, viewer, deck, onCall } = props;
  const me = Object.hasOwn(view.seats, viewer) ? viewer : null;
  const seated = me !== null && !props.still;
  const name = `${location.pathname} ${viewer}`;
  const [draft, change] = useMat({ view, deck, me: seated ? me : null, name: `${name} mat` });
  const isLaid = draft.gives.length > 0;
  const [part, setPart] = usePart({ name: `${name} part`, phase: view.phase, seated, isLaid });
  const board = useFocusInFront(part, view.phase);
  const [taken, setTaken] = useState(0);
  const [plans] = useState(() => keepPlans(tabDrawer, name));
  const isTalkShown = useMedia(WIDE) || part === 'talk';
  const { partner, setPartner, unread, answering } = useTalk({
    view,
    viewer,
    still: props.still,
    isShown: isTalkShown,
  });
  const showOffer = useShowOffer(setPart);
  useWayBack({ isAway: part !== 'floor' && !props.still, goFirst: showOffer });
  // Nothing waits for anybody at a table that is closed.
  const waiting = countDue(view, seated ? me : null);
  useEffect(() => onCall(waiting), [waiting, onCall]);
  const lay = (kind: string, from?: string | null) => {
    change({ type: 'lay', kind, ...(from !== undefined && { from }) });
    setPart('mat');
  };
  const takeUp = (deal: Draft) => {
    change({ type: 'start', draft: deal });
    setTaken((count) => count + 1);
    setPart('mat');
  };
  const talkWith = (seat: string | null) => {
    setPartner(seat);
    setPart('talk');
  };
  return (
    <FloorProvider
      value={{
        ...props,
        closed: props.still && !props.replays,
        me,
        draft,
        change,
        lay,
        takeUp,
        taken,
        plans,
        unread,
        showOffer,
        talkWith,
      }}
    >
      <InEnglish>
        <div
          className="floor"
          ref={board}
          data-part={part}
          data-phase={view.phase}
          data-mat={seated}
        >
          <Head />
          <People />
          {seated && <BarredBand />}
          {viewer === 'host' && !props.still && <Fetched part={hostDesk} given={{}} />}
          <Parts {...{ seated, isTalkShown, partner }} onPartner={setPartner} log={props.log} />
          {me !== null && (
            <div className="floor-foot">
              <Hand key={viewer} />
            </div>
          )}
          <PartTabs
            className="part-tabs"
            label={say('parts')}
            tabs={tabsOf({ phase: view.phase, seated, waiting, unread: unread.length })}
            part={part}
            onPart={answering(setPart)}
            scrolled={() => board.current?.querySelector(`.part-${part}`)}
          />
        </div>
      </InEnglish>
    </FloorProvider>
  );
}

type PartsProps = TalkProps & {
  readonly seated: boolean;
  readonly isTalkShown: boolean;
  readonly log: PanelProps<View>['log'];
};

/** The parts beside one another; where there is little room, one hides the others. */
function Parts({ seated, isTalkShown, log, ...talk }: PartsProps) {
  const { view } = useFloor();
  return (
    <div className="floor-main">
      <div className="part part-floor">
        <Market />
      </div>
      {seated && (
        // Trading ends under whoever is at the mat: he goes on at the desk that takes its place.
        <div className="part part-mat" ref={keepFocus}>
          <Desk phase={view.phase} />
        </div>
      )}
      <div className="part part-talk">{isTalkShown && <Talk {...talk} />}</div>
      <div className="part part-log">
        {log}
        {seated && <TradeNews />}
      </div>
    </div>
  );
}

function Desk({ phase }: { phase: string }) {
  useAhead(purchaseDesk);
  if (phase === 'draw') return <Fetched part={drawDesk} given={{}} />;
  if (phase === 'purchase') return <Fetched part={purchaseDesk} given={{}} />;
  return <Mat />;
}
