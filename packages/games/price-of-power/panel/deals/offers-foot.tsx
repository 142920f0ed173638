import { useBoard } from '../board-context.ts';
import { countOffersFrom, countOffersTo } from '../logic/due.ts';
import { say } from '../say.ts';

/**
 * The way to offers that came while something else is read, else to those that were made there: at the foot of it, where
 * nothing has to move for them. Nothing where none stands.
 */
export function OffersFoot() {
  const { view, me, still, showDeals } = useBoard();
  const own = still ? null : me;
  const waiting = countOffersTo(view, own);
  const standing = countOffersFrom(view, own);
  if (waiting + standing === 0) return null;
  return (
    <p className="offers-foot">
      <button type="button" className="button" onClick={showDeals}>
        {waiting > 0
          ? say('offers.waiting', { n: waiting })
          : say('offers.standing', { n: standing })}
      </button>
    </p>
  );
}
