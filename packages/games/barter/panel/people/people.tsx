import { useFloor } from '../floor-context.ts';
import { say, sayCount, seatName } from '../say.ts';
import { useTraders } from './use-traders.ts';

/** From how many on people stand closer together. */
const CROWD = 7;

/** Everybody at the table: how many cards they hold, who is done, who has just traded. */
export function People() {
  const { view, me, Mark, talkWith, unread } = useFloor();
  const traders = useTraders(view.trades);
  const talkers = new Set(unread.filter(({ to }) => to !== null).map(({ from }) => from));
  const isCrowd = Object.keys(view.seats).length > CROWD;
  return (
    <ul className={isCrowd ? 'people people-crowd' : 'people'} aria-label={say('people')}>
      {Object.entries(view.seats).map(([id, seat]) => {
        const notes = [
          seat.barred && say('people.barred'),
          !seat.barred && seat.finished && view.phase === 'trade' && say('people.done'),
          seat.calamitiesKept !== undefined &&
            seat.calamitiesKept > 0 &&
            sayCount('people.calamities', seat.calamitiesKept),
          (seat.spent ?? 0) > 0 && say('people.spent', { n: seat.spent ?? 0 }),
          (seat.misdeals ?? 0) > 0 && sayCount('people.misdeals', seat.misdeals ?? 0),
        ].filter((note) => typeof note === 'string');
        return (
          <li
            key={id}
            className={`person ${seat.finished && view.phase === 'trade' ? 'person-done' : ''} ${traders.has(id) ? 'person-trading' : ''}`}
          >
            <button
              type="button"
              className="person-face"
              disabled={id === me}
              onClick={() => talkWith(id)}
              title={id === me ? undefined : say('people.open', { seat: seatName(id) })}
            >
              <Mark seat={id} />
              {talkers.has(id) && (
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
      })}
    </ul>
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
