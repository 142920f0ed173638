import { useFloor } from '../floor-context.ts';
import { isOutOfTrading } from '../logic/out-of-trading.ts';
import { nameOf, say, sayAny } from '../say.ts';
import { Timer } from './timer.tsx';

/** The line above the floor: the phase, the time left, and being done. */
export function Head() {
  const { view, me, words, send, still } = useFloor();
  const seat = me === null ? undefined : view.seats[me];
  const known = sayAny(`phase.${view.phase}`);
  return (
    <div className="floor-head">
      <p className="phase">{known === `phase.${view.phase}` ? nameOf(words, view.phase) : known}</p>
      <Timer />
      {seat && view.phase === 'trade' && !still && !isOutOfTrading(view, me) && (
        <button
          type="button"
          className={seat.finished ? 'button' : 'button button-quiet'}
          onClick={() => void send({ type: seat.finished ? 'unfinish' : 'finish' })}
        >
          {seat.finished ? say('unfinish') : say('finish')}
        </button>
      )}
    </div>
  );
}
