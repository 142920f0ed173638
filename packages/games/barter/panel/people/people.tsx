import { useRef } from 'react';
import { showFocused } from '../../../panel/show-focused.ts';
import { countFrom } from '../../../panel/talk/unread.ts';
import { useFloor } from '../floor-context.ts';
import { noteSeat, signOf } from '../logic/people/seat-notes.ts';
import { PastEdge } from '../past-edge.tsx';
import { say, sayCount, seatName } from '../say.ts';
import { useTraders } from './use-traders.ts';

/** From how many on people stand closer together. */
const CROWD = 7;

/** Everybody at the table, and how many of them lie past the edge of a small screen. */
export function People() {
  const { view, me } = useFloor();
  const traders = useTraders(view.trades);
  const list = useRef<HTMLUListElement>(null);
  const seats = Object.keys(view.seats);
  const isCrowd = seats.length > CROWD;
  return (
    <div className="people-strip">
      <ul
        ref={list}
        className={isCrowd ? 'people people-crowd' : 'people'}
        // Where nobody in it can be talked to, it scrolls by keyboard itself
        tabIndex={me === null ? 0 : undefined}
        aria-label={say('people')}
        onFocus={showFocused}
      >
        {seats.map((seat) => (
          <Person key={seat} id={seat} isTrading={traders.has(seat)} />
        ))}
      </ul>
      <PastEdge list={list} length={seats.length} covers />
    </div>
  );
}

function Person({ id, isTrading }: { readonly id: string; readonly isTrading: boolean }) {
  const { view, me, Mark, talkWith, unread } = useFloor();
  const seat = view.seats[id];
  if (!seat) return null;
  // Nobody talks with himself, nor with a host or spectator.
  const hasTalk = me !== null && id !== me;
  const talks = countFrom(unread, id) > 0;
  const notes = noteSeat(view, id);
  return (
    <li className={isTrading ? 'person person-trading' : 'person'}>
      <button
        type="button"
        className="person-face"
        data-sign={signOf(view, id)}
        disabled={!hasTalk}
        onClick={() => talkWith(id)}
        title={
          hasTalk ? say('people.open', { seat: seatName(id) }) : notes.join(' · ') || undefined
        }
      >
        <Mark seat={id} />
        {talks && (
          <span className="person-talks">
            <span className="unseen">{say('people.unread')} </span>
          </span>
        )}
        <span className="person-name">
          {seatName(id)}
          {id === me && <span className="small"> {say('people.you')}</span>}
        </span>{' '}
        <span className="person-cards">
          <CardCount cards={seat.cards} />
          <span className="unseen">{sayCount('people.cards', seat.cards)}</span>
        </span>{' '}
        {notes.length > 0 && <span className="small person-note">{notes.join(' · ')}</span>}
      </button>
    </li>
  );
}

function CardCount({ cards }: { cards: number }) {
  return (
    <span className="card-count" aria-hidden="true">
      <svg viewBox="0 0 14 14" focusable="false" aria-hidden="true">
        <rect x="5.2" y="1" width="7.5" height="11" rx="1.4" transform="rotate(10 9 7)" />
        <rect x="2" y="1.6" width="7.5" height="11" rx="1.4" className="card-count-front" />
      </svg>
      {cards}
    </span>
  );
}
