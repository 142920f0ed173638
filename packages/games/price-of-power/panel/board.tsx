import { useCallback, useEffect, useRef, useState } from 'react';
import { Fetched, makePart } from '../../panel/fetched.tsx';
import { keepFocus } from '../../panel/keep-focus.ts';
import { PartTabs, type Tab } from '../../panel/part-tabs.tsx';
import { useChanges } from '../../panel/use-changes.ts';
import { useWayBack } from '../../panel/use-way-back.ts';
import type { PanelProps } from '../../panel.ts';
import type { View } from '../view.ts';
import { BoardProvider, type Place, type Spotlight, spotlightOf } from './board-context.ts';
import { NewDeal } from './deals/new-deal.tsx';
import { Offers } from './deals/offers.tsx';
import { Income } from './ledger/income.tsx';
import { Reach } from './ledger/reach.tsx';
import { Realms } from './ledger/realms.tsx';
import { countDue, countOffersTo } from './logic/due.ts';
import { figuresOf } from './logic/figures.ts';
import { isAtWork, partToBring, staysInFront } from './logic/part-to-bring.ts';
import { Inspector } from './map/inspector.tsx';
import { Atlas } from './map/map.tsx';
import { Trading } from './phases/trading.tsx';
import { say } from './say.ts';
import './styles/board.css';
import './styles/map.css';
import './styles/map-tools.css';
import './styles/cards.css';
import './styles/choices.css';
import './styles/parts.css';
import './styles/narrow.css';
import './styles/low.css';

const PARTS = ['map', 'trade', 'deals', 'income', 'reach', 'desk', 'log'] as const;
type Part = (typeof PARTS)[number];

/** The host’s alone: the players’ pages do not carry it. */
const hostDesk = makePart(() => import('./desk/host-desk.tsx').then(({ HostDesk }) => HostDesk));

/** The table: the map, the realms above it, and beside it what can be done. */
export function Board(props: PanelProps<View>) {
  const { view, viewer, onCall, still } = props;
  const me = Object.hasOwn(view.seats, viewer) ? viewer : null;
  const [chosen, setPart] = useState<Part>('trade');
  const [realm, setRealm] = useState(me ?? view.active);
  const [pointed, point] = useState<Spotlight | null>(null);
  const [pinned, pin] = useState<Spotlight | null>(null);
  const [picked, pick] = useState<Place | null>(null);
  const changes = useChanges(view.seats, figuresOf, props);
  const map = useRef<HTMLDivElement>(null);
  const showMap = useCallback(() => {
    const isBehind = map.current?.getClientRects().length === 0;
    if (isBehind) setPart('map');
  }, []);
  // Nothing waits for anybody at a table that is closed.
  const waiting = countDue(view, still ? null : me);
  useEffect(() => onCall(waiting), [waiting, onCall]);
  const { side, scrolled, toTop, isInUse } = useSide();
  const [unseen, setUnseen] = useState<Part | null>(null);
  // What was pointed out goes with its phase. Whoever is at work keeps his part, and sees at its tab where to look.
  useStage(view, (was) => {
    if (was.phase !== view.phase) {
      point(null);
      pin(null);
      setUnseen(null);
    }
    const wanted = partToBring(was, view, me);
    if (wanted === undefined) return;
    // The host moves piece after piece from the desk, and has nothing in hand between two.
    const isKept = chosen === 'desk' || isInUse() || staysInFront(chosen, view.active === me);
    setUnseen(isKept ? wanted : null);
    if (isKept) return;
    setPart(wanted);
    toTop();
  });
  const parts = PARTS.filter(
    (one) => (one !== 'deals' || me !== null) && (one !== 'desk' || (viewer === 'host' && !still)),
  );
  // A part may go under whoever looks at it: the host's desk goes when the table is closed.
  const part = parts.includes(chosen) ? chosen : 'trade';
  if (unseen === part) setUnseen(null);
  // It stays once it was opened: what is being corrected there outlives a look elsewhere.
  const [hasDesk, setHasDesk] = useState(false);
  if (part === 'desk' && !hasDesk) setHasDesk(true);
  const showTrade = useCallback(() => setPart('trade'), []);
  const showDeals = useCallback(() => {
    setPart('deals');
    toTop();
  }, [toTop]);
  useWayBack({ isAway: part !== 'trade' && !still, goFirst: showTrade });
  const news: Partial<Record<Part, number>> = {
    deals: countOffersTo(view, still ? null : me),
    trade: (view.active === me && !still) || unseen === 'trade' ? 1 : 0,
    income: unseen === 'income' ? 1 : 0,
  };
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
        showMap,
        showDeals,
      }}
    >
      <div className="pop" data-part={part}>
        <Realms
          changes={changes}
          onOpen={(one) => {
            setRealm(one);
            setPart('reach');
          }}
        />
        <div className="pop-map" ref={map}>
          <Atlas />
          <Inspector />
        </div>
        <PartTabs
          className="pop-tabs"
          label={say('parts')}
          tabs={parts.map((one) => tabOf(one, news[one]))}
          part={part}
          onPart={setPart}
          scrolled={() => scrolled.current}
        />
        <div className="pop-side" ref={side}>
          <Side
            part={part === 'map' ? 'trade' : part}
            realm={realm}
            onRealm={setRealm}
            log={props.log}
            still={still}
          />
          {hasDesk && parts.includes('desk') && (
            <div hidden={part !== 'desk'}>
              <Fetched part={hostDesk} given={{}} />
            </div>
          )}
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
  readonly log: PanelProps['log'];
  readonly still: boolean;
};

function Side({ part, realm, onRealm, log, still }: SideProps) {
  switch (part) {
    case 'deals':
      return (
        <>
          <Offers />
          {!still && <NewDeal />}
        </>
      );
    case 'income':
      return <Income />;
    case 'reach':
      return <Reach realm={realm} onRealm={onRealm} />;
    case 'desk':
      return null;
    case 'log':
      return log;
    default:
      return <Trading />;
  }
}

/** A ref for what scrolls beside the map, what it holds, what brings it to its top, and whether somebody is at work there. */
function useSide() {
  const scrolled = useRef<HTMLElement | null>(null);
  const side = useCallback((element: HTMLElement | null) => {
    scrolled.current = element;
    return keepFocus(element);
  }, []);
  const toTop = useCallback(() => scrolled.current?.scrollTo({ top: 0 }), []);
  return {
    side,
    scrolled,
    toTop,
    isInUse: () => isAtWork(scrolled.current),
  };
}

/** Tells when the phase or the turn is another one, and what was before. */
function useStage(view: View, onStage: (was: View) => void): void {
  const before = useRef(view);
  useEffect(() => {
    const was = before.current;
    before.current = view;
    const isNew = was.phase !== view.phase || was.active !== view.active;
    if (isNew) onStage(was);
  });
}
