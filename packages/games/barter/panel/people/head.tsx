import { AskedButton } from '../../../panel/asked-button.tsx';
import type { View } from '../../view.ts';
import { useFloor } from '../floor-context.ts';
import { isOutOfTrading } from '../logic/people/out-of-trading.ts';
import { findUnsettled } from '../logic/people/unsettled.ts';
import { say, seatName } from '../say.ts';
import { Timer } from './timer.tsx';

/** The line above the floor: the phase, the time left, and being done. */
export function Head() {
  const { view, me, send, still, closed, Sure } = useFloor();
  const seat = me === null ? undefined : view.seats[me];
  return (
    <div className="floor-head">
      <p className="phase">{say(`phase.${closed ? 'closed' : view.phase}`)}</p>
      <Timer />
      {seat && view.phase === 'trade' && !still && !isOutOfTrading(view, me) && (
        <AskedButton
          Sure={Sure}
          className={seat.finished ? 'button' : 'button button-quiet'}
          question={seat.finished ? null : askOfDeal(view, me)}
          yes={say('finish')}
          act={() => send({ type: seat.finished ? 'unfinish' : 'finish' })}
        >
          {seat.finished ? say('unfinish') : say('finish')}
        </AskedButton>
      )}
    </div>
  );
}

/** What is asked of whoever is done before a deal of his is: it is void when everybody is. */
function askOfDeal(view: View, me: string | null): string | null {
  const deal = findUnsettled(view, me);
  if (!deal) return null;
  return say(deal.isMine ? 'finish.owing' : 'finish.owed', { seat: seatName(deal.partner) });
}
