import { useState } from 'react';
import { useFloor } from '../floor-context.ts';
import { keepCities } from '../logic/kept-cities.ts';
import { keepFocus } from '../parts/keep-focus.ts';
import { say, seatName } from '../say.ts';
import { NextTurn } from './next-turn.tsx';

/** What the host does in the course of the game: opening and ending trading, the next turn, bars. */
export function HostDesk() {
  const { view, send, Mark } = useFloor();
  const [dealing, setDealing] = useState(false);
  const [kept] = useState(() => keepCities(sessionStorage, `${location.pathname} cities`));
  const seats = Object.values(view.seats);
  const revealed = seats.some((seat) => seat.calamities !== undefined);
  const isCalm = seats.every(({ calamitiesKept = 0 }) => calamitiesKept === 0);
  return (
    <section className="desk" ref={keepFocus} aria-label={say('host')}>
      <h2>{say('host')}</h2>
      <div className="acts">
        {view.phase === 'draw' && (
          <Do type="open-trading" lead>
            {say('host.open')}
          </Do>
        )}
        {view.phase === 'trade' && <Do type="end-trading">{say('host.end')}</Do>}
        {view.phase === 'purchase' && isCalm && <p className="quiet">{say('host.calm')}</p>}
        {view.phase === 'purchase' && !revealed && !isCalm && (
          <Do type="reveal-calamities">{say('host.reveal')}</Do>
        )}
        {view.phase === 'purchase' && (
          <button
            type="button"
            className="button"
            onClick={() => setDealing(!dealing)}
            aria-expanded={dealing}
          >
            {say('host.next')}
          </button>
        )}
      </div>
      {dealing && view.phase === 'purchase' && (
        <NextTurn
          cities={kept.read()}
          onDealt={(dealt) => {
            kept.write(dealt);
            setDealing(false);
          }}
        />
      )}
      {view.phase === 'trade' && (
        <details className="bars">
          <summary>{say('host.bad-faith')}</summary>
          <ul>
            {Object.entries(view.seats).map(([seat, { barred }]) => (
              <li key={seat}>
                <Mark seat={seat} />{' '}
                <button
                  type="button"
                  className="button"
                  onClick={() => void send({ type: barred ? 'unbar' : 'bar', seat })}
                >
                  {say(barred ? 'host.unbar' : 'host.bar', { seat: seatName(seat) })}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
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
