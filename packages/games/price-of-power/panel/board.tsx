import { useCallback, useEffect, useRef, useState } from 'react';
import { Fetched, makePart } from '../../panel/fetched.tsx';
import { keepFocus } from '../../panel/keep-focus.ts';
import { PartTabs, type Tab } from '../../panel/part-tabs.tsx';
import { type TalkState, useTalk } from '../../panel/talk/use-talk.ts';
import { useChanges } from '../../panel/use-changes.ts';
import type { PanelProps } from '../../panel.ts';
import type { View } from '../view.ts';
import { BoardProvider, type Place, type Spotlight, spotlightOf } from './board-context.ts';
import { NewDeal } from './deals/new-deal.tsx';
import { Offers } from './deals/offers.tsx';
import { OffersFoot } from './deals/offers-foot.tsx';
import { Income, RoundIncome } from './ledger/income.tsx';
import { Reach } from './ledger/reach.tsx';
import { Realms } from './ledger/realms.tsx';
import { countDue } from './logic/due.ts';
import { figuresOf } from './logic/figures.ts';
import { isAtWork } from './logic/part-to-bring.ts';
import { Inspector } from './map/inspector.tsx';
import { Atlas } from './map/map.tsx';
import { Trading } from './phases/trading.tsx';
import { say } from './say.ts';
import { Talk } from './talk/talk.tsx';
import { type Part, useParts } from './use-parts.ts';
import { useStage } from './use-stage.ts';
import './styles/board.css';
import './styles/map.css';
import './styles/map-tools.css';
import './styles/cards.css';
import './styles/choices.css';
import './styles/parts.css';
import './styles/talk.css';
import './styles/narrow.css';
import './styles/low.css';

/** The host’s alone: the players’ pages do not carry it. */
const hostDesk = makePart(() => import('./desk/host-desk.tsx').then(({ HostDesk }) => HostDesk));

/** The table: the map, the realms above it, and beside it what can be done. */
export function Board(props: PanelProps<View>) {
  const { view, viewer, onCall, still } = props;
  const me = Object.hasOwn(view.seats, viewer) ? viewer : null;
  const [realm, setRealm] = useState(me ?? view.active);
  const [pointed, point] = useState<Spotlight | null>(null);
  const [pinned, pin] = useState<Spotlight | null>(null);
  const [picked, pick] = useState<Place | null>(null);
  const changes = useChanges(view.seats, figuresOf, props);
  // Nothing waits for anybody at a table that is closed.
  const waiting = countDue(view, still ? null : me);
  useEffect(() => onCall(waiting), [waiting, onCall]);
  const { side, scrolled, toForm, ...front } = useSide();
  const { parts, part, bring, news } = useParts(props, me, front);
  const talk = useTalk({ view, viewer, still, isShown: part === 'talk' });
  // What was pointed out goes with its phase.
  useStage(view, (was) => {
    if (was.phase === view.phase) return;
    point(null);
    pin(null);
  });
  const map = useRef<HTMLDivElement>(null);
  const showMap = useCallback(() => {
    const isBehind = map.current?.getClientRects().length === 0;
    if (isBehind) bring('map');
  }, [bring]);
  const { toTop } = front;
  const showDeals = useCallback(() => {
    bring('deals');
    toTop();
  }, [bring, toTop]);
  return (
    <BoardProvider
      value={{
        ...props,
        me,
        spotlight: spotlightOf(pointed, pinned),
        point,
        pin,
        picked,
        pick,
        isAtDesk: part === 'desk',
        showMap,
        showDeals,
        talkWith: (other) => {
          talk.turnTo(other);
          bring('talk');
        },
      }}
    >
      <div className="pop" data-part={part}>
        <Realms
          changes={changes}
          unread={talk.unread}
          onOpen={(one) => {
            setRealm(one);
            bring('reach');
          }}
        />
        <div className="pop-map" ref={map}>
          <Atlas />
          <Inspector />
        </div>
        <PartTabs
          className="pop-tabs"
          label={say('parts')}
          tabs={parts.map((one) => tabOf(one, one === 'talk' ? talk.unread.length : news[one]))}
          part={part}
          onPart={talk.answering(bring)}
          scrolled={() => scrolled.current}
        />
        <div className="pop-side" ref={side}>
          <Side
            part={part === 'map' ? 'trade' : part}
            realm={realm}
            onRealm={setRealm}
            talk={talk}
            onOffer={() => {
              bring('deals');
              toForm();
            }}
            log={props.log}
            still={still}
          />
          {parts.includes('desk') && <Desk isInFront={part === 'desk'} />}
        </div>
      </div>
    </BoardProvider>
  );
}

/** The parts lie beside the map, on a phone behind one another, and the map with them. */
function tabOf(part: Part, news: number | undefined): Tab<Part> {
  const className = part === 'map' ? 'only-narrow' : undefined;
  return { part, name: say(`part.${part}`), news, className };
}

type SideProps = {
  readonly part: Part;
  readonly realm: string;
  readonly onRealm: (realm: string) => void;
  readonly talk: TalkState;
  /** Brings the form of a new offer to the front. */
  readonly onOffer: () => void;
  readonly log: PanelProps['log'];
  readonly still: boolean;
};

function Side({ part, realm, onRealm, talk, onOffer, log, still }: SideProps) {
  switch (part) {
    case 'deals':
      return (
        <>
          <Offers />
          {!still && <NewDeal />}
        </>
      );
    case 'income':
      return (
        <>
          <Income />
          <RoundIncome />
          {/* What was offered for the trade that is over stands on. */}
          <OffersFoot />
        </>
      );
    case 'reach':
      return <Reach realm={realm} onRealm={onRealm} />;
    case 'desk':
      return null;
    case 'talk':
      return <Talk {...talk} showOffer={onOffer} />;
    case 'log':
      return log;
    default:
      return <Trading />;
  }
}

/** The host's desk stays once it was opened: what is being corrected there outlives a look elsewhere. */
function Desk({ isInFront }: { readonly isInFront: boolean }) {
  const [isOpened, setOpened] = useState(isInFront);
  if (isInFront && !isOpened) setOpened(true);
  if (!isOpened) return null;
  return (
    <div hidden={!isInFront}>
      <Fetched part={hostDesk} given={{}} />
    </div>
  );
}

/**
 * A ref for what scrolls beside the map, what it holds, what brings it to its top or the keyboard to the form of a new
 * offer that comes there, and whether somebody is at work there.
 */
function useSide() {
  const scrolled = useRef<HTMLElement | null>(null);
  const side = useCallback((element: HTMLElement | null) => {
    scrolled.current = element;
    return keepFocus(element);
  }, []);
  const [forms, setForms] = useState(0);
  useEffect(() => {
    if (forms > 0) scrolled.current?.querySelector<HTMLElement>('.deal-ducats input')?.focus();
  }, [forms]);
  const toTop = useCallback(() => scrolled.current?.scrollTo({ top: 0 }), []);
  return {
    side,
    scrolled,
    toTop,
    toForm: () => setForms((times) => times + 1),
    isInUse: () => isAtWork(scrolled.current),
  };
}
