import { useBoard } from '../board-context.ts';
import { countOffersTo } from '../logic/due.ts';
import { say } from '../say.ts';

/**
 * The way to offers that came while something else is read: at the foot of it, where nothing has to move for them.
 * Nothing where none waits.
 */
export function OffersFoot() {
  const { view, me, still, showDeals } = useBoard();
  const waiting = countOffersTo(view, still ? null : me);
  if (waiting === 0) return null;
  return (
    <p className="offers-foot">
      <button type="button" className="button" onClick={showDeals}>
        {say('offers.waiting', { n: waiting })}
      </button>
    </p>
  );
}
