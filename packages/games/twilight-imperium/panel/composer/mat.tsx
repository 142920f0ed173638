import { useCallback, useEffect, useRef } from 'react';
import { keepFocus } from '../../../panel/keep-focus.ts';
import { hasTransacted } from '../../allowance.ts';
import { tellItems } from '../../telling-items.ts';
import { PlayButton } from '../desks/play-button.tsx';
import { type Draft, isBlank, isFreeOf } from '../logic/composer/draft.ts';
import { type Wash, washesOf } from '../logic/composer/goods.ts';
import { isOffered } from '../logic/composer/offered.ts';
import type { Sent } from '../logic/composer/sent.ts';
import { MANNER, noteName, say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';
import { Addressee } from './addressee.tsx';
import { Deal } from './deal.tsx';
import { MatFoot } from './mat-foot.tsx';
import { OnItsWay } from './on-its-way.tsx';
import { PairStanding } from './pair-standing.tsx';
import { SideTray } from './side-tray.tsx';

/** The mat on which an offer is laid out: to whom, what for what, and what is promised besides. */
export function Mat({ seat }: { seat: string }) {
  const { draft, view, sent } = useTable();
  const { to, offer, counters } = draft;
  const isFree = isFreeOf(draft);
  const mat = useMatTop(sent, offer ?? counters);
  return (
    <section className="ti-part ti-part-mat" ref={mat} aria-label={say('mat')}>
      <header className="ti-mat-head">
        <h2 className="ti-mat-title">{say(titleOf(draft), { seat: seatName(to ?? '') })}</h2>
        {isFree && <Addressee seat={seat} />}
      </header>
      {sent !== null && <OnItsWay to={sent.draft.to} />}
      <PlayLaid />
      {to === null || view.seats[to] === undefined ? (
        <p className="quiet">{say('mat.whom')}</p>
      ) : (
        <>
          <div className="ti-between">
            <PairStanding one={seat} other={to} />
            {isBlank(draft) && !hasTransacted(view, seat, to) && <Washes seat={seat} to={to} />}
          </div>
          <div className="ti-sides">
            <SideTray side="gives" giver={seat} taker={to} />
            <SideTray side="asks" giver={to} taker={seat} />
          </div>
          <Deal seat={seat} to={to} />
          <MatFoot seat={seat} to={to} />
        </>
      )}
    </section>
  );
}

/** A note that lies on the mat and can be played now as well: a press in the hand does not play it. */
function PlayLaid() {
  const { view, draft, change, send } = useTable();
  const note = draft.gives.promissoryNote;
  if (note === undefined || !view.playable?.includes(note)) return null;
  const play: typeof send = async (command) => {
    const answer = await send(command);
    if (answer.ok) change({ type: 'note', side: 'gives', note: null });
    return answer;
  };
  return (
    <div className="acts">
      <span className="small">{say('hand.play', { note: noteName(note) })}</span>
      <PlayButton note={note} onSend={play} />
    </div>
  );
}

/** A ref for the mat: what is laid out anew on it is seen from its title on. */
function useMatTop(sent: Sent | null, about: string | undefined) {
  const mat = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another offer is laid out
  useEffect(() => {
    mat.current?.scrollTo({ top: 0 });
  }, [about]);
  useEffect(() => {
    if (sent !== null) mat.current?.scrollTo({ top: 0 });
  }, [sent]);
  return useCallback((section: HTMLElement | null) => {
    mat.current = section;
    return keepFocus(section);
  }, []);
}

function titleOf({ offer, counters }: Draft) {
  if (offer !== null) return 'mat.revise';
  return counters === undefined ? 'mat.title' : 'mat.counter';
}

/** Washes in one press: both give each other commodities, which arrive as trade goods. */
function Washes({ seat, to }: { seat: string; to: string }) {
  const { view } = useTable();
  const [own, other] = [view.seats[seat], view.seats[to]];
  if (own === undefined || other === undefined) return null;
  const washes = washesOf(own, other);
  if (washes.length === 0) return null;
  return (
    <div className="acts ti-washes">
      {washes.map((wash) => (
        <WashButton
          key={tellItems(wash.gives, MANNER)}
          seat={seat}
          to={to}
          wash={wash}
          isOne={washes.length === 1}
        />
      ))}
    </div>
  );
}

type WashButtonProps = {
  readonly seat: string;
  readonly to: string;
  readonly wash: Wash;
  /** Whether it is the only one there is. */
  readonly isOne: boolean;
};

/** Offers a wash; one that waits for its answer is not offered again. */
function WashButton({ seat, to, wash: { gives, asks, isFull }, isOne }: WashButtonProps) {
  const { view, send, goTo } = useTable();
  const waits = isOffered(view, seat, { to, gives, asks });
  const offerIt = async () => {
    const answer = await send({ type: 'propose', to, gives, asks });
    if (answer.ok) goTo('offers');
  };
  const terms = { gives: tellItems(gives, MANNER), asks: tellItems(asks, MANNER) };
  const n = (gives.commodities ?? 0) + (gives.tradeGoods ?? 0);
  return (
    <button
      type="button"
      className="button"
      disabled={waits}
      title={say('wash.terms', terms)}
      onClick={() => void offerIt()}
    >
      {say(waits ? 'wash.waits' : isFull && !isOne ? 'wash.full' : 'wash', { n })}
    </button>
  );
}
