import { useState } from 'react';
import { AskedButton } from '../../../panel/asked-button.tsx';
import { keepFocus } from '../../../panel/keep-focus.ts';
import { useFloor } from '../floor-context.ts';
import { findObstacle } from '../logic/desks/buying.ts';
import { clockText } from '../logic/people/clock-text.ts';
import { say } from '../say.ts';

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
    <section className="desk" ref={keepFocus} aria-label={say('draw')}>
      <h2>{say('draw')}</h2>
      <p>{isForSale ? say('draw.text', { price }) : say('draw.look')}</p>
      <p className="quiet">
        {timeLimit === null
          ? say('draw.wait')
          : say('draw.clock', { time: clockText(timeLimit * 1000) })}
      </p>
      {me !== null && !still && isForSale && (
        <div className="acts">
          <span>{say('draw.treasury', { n: treasury })}</span>
          {obstacle === null ? (
            <AskedButton
              Sure={Sure}
              className="button button-lead"
              question={hasBought ? say('draw.again', { price }) : null}
              yes={say('draw.buy')}
              act={buy}
            >
              {say('draw.buy')}
            </AskedButton>
          ) : (
            <button
              type="button"
              className="button button-lead"
              disabled
              aria-describedby="draw-obstacle"
            >
              {say('draw.buy')}
            </button>
          )}
          <p id="draw-obstacle" className="small">
            {obstacle && say(obstacle, { n: price - treasury })}
          </p>
        </div>
      )}
    </section>
  );
}
