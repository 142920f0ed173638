import { keepFocus } from '../../../panel/keep-focus.ts';
import { useFloor } from '../floor-context.ts';
import { findObstacle } from '../logic/buying.ts';
import { say } from '../say.ts';

/** The draw phase: cards of the ninth stack can be bought with treasury. */
export function DrawDesk() {
  const { view, me, send, still, price } = useFloor();
  const treasury = me === null ? 0 : (view.seats[me]?.treasury ?? 0);
  const obstacle = findObstacle({ treasury, price, canBuy: view.canBuy === true });
  return (
    <section className="desk" ref={keepFocus} aria-label={say('draw')}>
      <h2>{say('draw')}</h2>
      <p>{say('draw.text', { price })}</p>
      <p className="quiet">{say('draw.wait')}</p>
      {me !== null && !still && (
        <div className="acts">
          <span>{say('draw.treasury', { n: treasury })}</span>
          <button
            type="button"
            className="button button-lead"
            disabled={obstacle !== null}
            aria-describedby="draw-obstacle"
            onClick={() => void send({ type: 'buy-card' })}
          >
            {say('draw.buy')}
          </button>
          <p id="draw-obstacle" className="small">
            {obstacle && say(obstacle, { n: price - treasury })}
          </p>
        </div>
      )}
    </section>
  );
}
