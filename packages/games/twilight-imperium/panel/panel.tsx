import { useCallback, useEffect, useRef, useState } from 'react';
import { answered } from '../../panel/answered.ts';
import { Fetched, makePart } from '../../panel/fetched.tsx';
import { focusHeading } from '../../panel/keep-focus.ts';
import { PartTabs } from '../../panel/part-tabs.tsx';
import { useTalk } from '../../panel/talk/use-talk.ts';
import { useChanges } from '../../panel/use-changes.ts';
import { useKept } from '../../panel/use-kept.ts';
import { useMedia, WIDE } from '../../panel/use-media.ts';
import { useWayBack } from '../../panel/use-way-back.ts';
import type { PanelModule, PanelProps } from '../../panel.ts';
import { isEliminated } from '../elimination.ts';
import { tellingOf } from '../telling.ts';
import type { View } from '../view.ts';
import { Mat } from './composer/mat.tsx';
import { Offers } from './deals/offers.tsx';
import { Galaxy } from './galaxy/galaxy.tsx';
import { countAmongOffers, countDue } from './logic/due.ts';
import { figuresOf } from './logic/figures.ts';
import { tellOwn } from './logic/news.ts';
import { MANNER, say, seatName } from './say.ts';
import { Ledgers } from './seats/ledgers.tsx';
import { Purse } from './seats/purse.tsx';
import { isPart, type Part, TableProvider } from './table-context.ts';
import { matOf, sideTabsOf, tabsOf } from './tabs.ts';
import { Talk } from './talk/talk.tsx';
import { Head } from './turn/head.tsx';
import { useMat } from './use-mat.ts';
import './styles/table.css';
import './styles/seats.css';
import './styles/mat.css';
import './styles/offers.css';
import './styles/desks.css';
import './styles/talk.css';
import './styles/phone.css';
import './styles/low.css';

export { isPast } from '../../panel/answered.ts';
export { face } from '../face.ts';
export { isNews } from './logic/news.ts';

/** The host’s alone: the players’ pages do not carry it. */
const hostDesk = makePart(() => import('./desks/host-desk.tsx').then(({ HostDesk }) => HostDesk));

/** An event as a sentence of the log. */
export const tellEvent = tellingOf(MANNER);

/** What became of an offer, or who pillages, as the one is told whom it concerns. */
export const tellNews: PanelModule['tellNews'] = (event, viewer, near) => {
  const answer = answered(event, viewer, near);
  return answer ? say(`news.${answer.what}`, { by: seatName(answer.by) }) : tellOwn(event, viewer);
};

/** The table of Twilight Imperium: the galaxy, everybody’s ledger, the offers, and the mat to make one. */
export function Panel(props: PanelProps) {
  const { viewer, onCall, still } = props;
  const view = props.view as View;
  const me = Object.hasOwn(view.seats, viewer) ? viewer : null;
  const matState = useMat({ view, seat: still ? null : me, send: props.send });
  const { draft, change } = matState;
  const [looked, setLooked] = useState<string | null>(null);
  const [system, lookAtSystem] = useState<string | null>(null);
  const [chosen, setPart] = useKept<Part>(
    { name: `${location.pathname} ${viewer} part`, of: 'table' },
    'galaxy',
    isPart,
  );
  const { table, goTo } = useGoing(setPart);
  const changes = useChanges(view.seats, figuresOf, props);
  // Nothing waits for anybody at a table that is closed.
  const waiting = countDue(view, still ? null : me);
  useEffect(() => onCall(waiting), [waiting, onCall]);
  // Who is part of the game no more looks on as others do who have no seat.
  const isGone = isEliminated(view, viewer);
  const player = isGone ? null : me;
  const base = player ?? looked ?? view.active;
  const mat = still || isGone ? null : matOf(viewer, me);
  // The mat goes when the table is closed, maybe under whoever looks at it.
  const part = chosen === 'mat' && mat === null ? 'galaxy' : chosen;
  const { isShown, talk, open } = useTalkPart({ view, viewer, still, part });
  const showGalaxy = useCallback(() => setPart('galaxy'), [setPart]);
  useWayBack({ isAway: part !== 'galaxy' && !still, goFirst: showGalaxy });
  return (
    <TableProvider
      value={{
        ...props,
        ...matState,
        view,
        me,
        base,
        partner: player === null ? null : draft.to,
        lookAt: (seat) => {
          if (player === null) setLooked(seat === looked ? null : seat);
          else if (seat !== player) change({ type: 'to', to: seat === draft.to ? null : seat });
        },
        system,
        lookAtSystem,
        show: setPart,
        goTo,
        talk,
        talkWith: (seat) => {
          talk.turnTo(seat);
          open(true);
          setPart('talk');
        },
        changes,
      }}
    >
      <div className="ti" ref={table} data-part={part} data-mat={mat ?? 'none'} data-talk={isShown}>
        <Head />
        <div className="ti-main">
          <Galaxy />
          <div className="ti-column">
            <Offers />
            {mat === 'mat' && me !== null && <Mat seat={me} />}
            {mat === 'desk' && <Fetched part={hostDesk} given={{}} />}
          </div>
          <div className="ti-column ti-column-side">
            <Ledgers />
            <PartTabs
              className="ti-side-tabs"
              label={say('side')}
              tabs={sideTabsOf({ unread: talk.unread.length })}
              part={isShown ? 'talk' : 'log'}
              onPart={talk.answering((wanted) => open(wanted === 'talk'))}
            />
            {isShown && <Talk />}
            <div className="ti-part ti-part-log">{props.log}</div>
          </div>
        </div>
        {player !== null && <Purse seat={player} />}
        <PartTabs
          className="ti-tabs"
          label={say('parts')}
          tabs={tabsOf(mat, {
            waiting: countAmongOffers(view, still ? null : me),
            unread: talk.unread.length,
          })}
          part={part}
          onPart={talk.answering(setPart)}
          scrolled={() => table.current?.querySelector(`.ti-part-${part}`)}
        />
      </div>
    </TableProvider>
  );
}

type TalkPartOf = Pick<PanelProps<View>, 'view' | 'viewer' | 'still'> & { readonly part: Part };

/** The talk, and whether it is in sight: where all parts are, it is there in place of the log once it was opened. */
function useTalkPart({ view, viewer, still, part }: TalkPartOf) {
  const [isOpen, open] = useKept(
    { name: `${location.pathname} ${viewer} talk open`, of: 'table' },
    false,
    (kept) => typeof kept === 'boolean',
  );
  const isWide = useMedia(WIDE);
  const isShown = isWide ? isOpen : part === 'talk';
  const talk = useTalk({ view, viewer, still, isShown });
  return { isShown, talk, open };
}

/**
 * Brings a part to the front, and then reading and tabbing to its heading, or to what can be done with an entry of it:
 * what was pressed may lie behind it now.
 */
function useGoing(setPart: (part: Part) => void) {
  const table = useRef<HTMLDivElement>(null);
  const [going, setGoing] = useState<{ readonly to: Part; readonly entry?: string } | null>(null);
  useEffect(() => {
    const section = going && table.current?.querySelector<HTMLElement>(`.ti-part-${going.to}`);
    if (!section) return;
    const entry = section.querySelector(`[data-place="${CSS.escape(going.entry ?? '')}"]`);
    // What must be chosen first comes before the button that acts on it.
    const first = entry?.querySelector<HTMLElement>('.acts :is(select, input, button):enabled');
    if (first) first.focus();
    else focusHeading(section);
  }, [going]);
  const goTo = (to: Part, entry?: string) => {
    setPart(to);
    setGoing({ to, ...(entry !== undefined && { entry }) });
  };
  return { table, goTo };
}
