import { useEffect, useState } from 'react';
import { AskedButton } from '../../../panel/asked-button.tsx';
import { tabDrawer } from '../../../panel/drawer.ts';
import { keepFocus } from '../../../panel/keep-focus.ts';
import { useFloor } from '../floor-context.ts';
import { type Counts, countsIn, keepCities } from '../logic/desks/kept-cities.ts';
import { keepForm } from '../logic/desks/kept-next-turn.ts';
import { isDeal, treasuryLeft } from '../logic/desks/treasury-left.ts';
import { listOf, seatName } from '../say.ts';
import { AskCards } from './ask-cards.tsx';
import { Bars } from './bars.tsx';
import { HandLimits } from './hand-limits.tsx';
import { type Beginning, NextTurn } from './next-turn.tsx';
import { sayAtDesk } from './say.ts';
import { TakeCards } from './take-cards.tsx';

/** What the host does in the course of the game: opening and ending trading, the next turn, bars. */
export function HostDesk() {
  const { view, send, Sure, price } = useFloor();
  const { begin, open, keep, close } = useDealing();
  const seats = Object.values(view.seats);
  const revealed = seats.some((seat) => seat.calamities !== undefined);
  const buyers = Object.keys(view.seats)
    .filter((seat) => (view.seats[seat]?.treasury ?? 0) >= price)
    .map(seatName);
  const isCalm = seats.every(({ calamitiesKept = 0 }) => calamitiesKept === 0);
  return (
    <section className="desk" ref={keepFocus} aria-label={sayAtDesk('host')}>
      <h2>{sayAtDesk('host')}</h2>
      <div className="acts">
        {view.phase === 'draw' && (
          <AskedButton
            Sure={Sure}
            className="button button-lead"
            question={
              buyers.length > 0 ? sayAtDesk('host.open-ask', { seats: listOf(buyers) }) : null
            }
            yes={sayAtDesk('host.open')}
            act={() => send({ type: 'open-trading' })}
          >
            {sayAtDesk('host.open')}
          </AskedButton>
        )}
        {view.stopped !== undefined && (
          <Do type="start-clock" lead>
            {sayAtDesk('host.start-clock')}
          </Do>
        )}
        {view.phase === 'trade' && view.deadline !== null && (
          <Do type="stop-clock">{sayAtDesk('host.stop-clock')}</Do>
        )}
        {view.phase === 'trade' && (
          <AskedButton
            Sure={Sure}
            question={sayAtDesk('host.end-ask')}
            yes={sayAtDesk('host.end-yes')}
            act={() => send({ type: 'end-trading' })}
          >
            {sayAtDesk('host.end')}
          </AskedButton>
        )}
        {view.phase === 'purchase' && isCalm && <p className="quiet">{sayAtDesk('host.calm')}</p>}
        {view.phase === 'purchase' && !revealed && !isCalm && (
          <Do type="reveal-calamities">{sayAtDesk('host.reveal')}</Do>
        )}
        {view.phase === 'purchase' && (
          <button
            type="button"
            className="button"
            onClick={() => (begin === null ? void open() : close())}
            aria-expanded={begin !== null}
          >
            {sayAtDesk('host.next')}
          </button>
        )}
      </div>
      {view.phase === 'purchase' && begin === 'awaited' && (
        <p className="quiet" role="status">
          {sayAtDesk('host.next-wait')}
        </p>
      )}
      {view.phase === 'purchase' && begin !== null && begin !== 'awaited' && (
        <NextTurn begin={begin} onChange={keep} onDealt={close} />
      )}
      {view.phase === 'trade' ? (
        <Bars />
      ) : (
        <>
          <TakeCards />
          {view.phase === 'purchase' && <AskCards />}
          <HandLimits />
        </>
      )}
    </section>
  );
}

/** The form for the next turn: null while it is not open, else the numbers with which it begins. */
function useDealing() {
  const { view, opening, events } = useFloor();
  const [kept] = useState(() => keepCities(tabDrawer, `${location.pathname} cities`));
  const [form] = useState(() => keepForm(tabDrawer, `${location.pathname} next turn`));
  const [begin, setBegin] = useState<Beginning | 'awaited' | null>(null);
  // What was written for a turn that has begun is for no other one.
  const isDealing = view.phase === 'purchase';
  useEffect(() => {
    if (isDealing) return;
    form.write(null);
    setBegin(null);
  }, [isDealing, form]);
  // Later turns begin with the cities of the last one, the second turn with those of the set-up.
  const open = async () => {
    const written = form.read();
    if (written) {
      setBegin(written);
      return;
    }
    const last = kept.read();
    const isLater = events.some(isDeal);
    if (last && isLater) {
      setBegin({ cities: last, treasury: treasuryLeft(events, undefined) });
      return;
    }
    setBegin('awaited');
    const first = await opening();
    const cities = last ?? countsIn(first?.cities);
    const treasury = treasuryLeft(events, first);
    setBegin((now) => (now === 'awaited' ? { cities, treasury } : now));
  };
  const close = (dealt?: Counts) => {
    if (dealt) kept.write(dealt);
    setBegin(null);
  };
  return { begin, open, keep: form.write, close };
}

function Do({ type, lead, children }: { type: string; lead?: boolean; children: string }) {
  const { send } = useFloor();
  return (
    <button
      type="button"
      className={lead ? 'button button-lead' : 'button'}
      onClick={() => void send({ type })}
    >
      {children}
    </button>
  );
}
