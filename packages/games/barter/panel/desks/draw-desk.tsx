import { useState } from 'react';
import { AskedButton } from '../../../panel/asked-button.tsx';
import { keepFocus } from '../../../panel/keep-focus.ts';
import { useFloor } from '../floor-context.ts';
import { findObstacle } from '../logic/desks/buying.ts';
import { clockText } from '../logic/people/clock-text.ts';
import { sayAtDesk } from './say.ts';

/** The draw phase: cards of the ninth stack can be bought with treasury, and the table waits for its host. */
export function DrawDesk() {
  const { view, me, send, still, price, Sure } = useFloor();
  // A second tap of the same press comes after the answer to the first: from then on it is asked.
  const [hasBought, setBought] = useState(false);
  const buy = async () => {
    const answer = await send({ type: 'buy-card' });
    if (answer.ok) setBought(true);
    return answer;
  };
  const treasury = me === null ? 0 : (view.seats[me]?.treasury ?? 0);
  const { timeLimit } = view.options;
  const obstacle = findObstacle({ treasury, price, canBuy: view.canBuy === true });
  // A table that only waits for its host has nobody with treasury.
  const isForSale = Object.values(view.seats).some((seat) => (seat.treasury ?? 0) > 0);
  return (
    <section className="desk" ref={keepFocus} aria-label={sayAtDesk('draw')}>
      <h2>{sayAtDesk('draw')}</h2>
      <p>{isForSale ? sayAtDesk('draw.text', { price }) : sayAtDesk('draw.look')}</p>
      <p className="quiet">
        {timeLimit === null
          ? sayAtDesk('draw.wait')
          : sayAtDesk('draw.clock', { time: clockText(timeLimit * 1000) })}
      </p>
      {me !== null && !still && isForSale && (
        <div className="acts">
          <span>{sayAtDesk('draw.treasury', { n: treasury })}</span>
          {obstacle === null ? (
            <AskedButton
              Sure={Sure}
              className="button button-lead"
              question={hasBought ? sayAtDesk('draw.again', { price }) : null}
              yes={sayAtDesk('draw.buy')}
              act={buy}
            >
              {sayAtDesk('draw.buy')}
            </AskedButton>
          ) : (
            <button
              type="button"
              className="button button-lead"
              disabled
              aria-describedby="draw-obstacle"
            >
              {sayAtDesk('draw.buy')}
            </button>
          )}
          <p id="draw-obstacle" className="small">
            {obstacle && sayAtDesk(obstacle, { n: price - treasury })}
          </p>
        </div>
      )}
    </section>
  );
}
