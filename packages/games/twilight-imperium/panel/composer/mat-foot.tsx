import { type Draft, findGap, isBlank, isFreeOf } from '../logic/composer/draft.ts';
import { stockOf } from '../logic/composer/goods.ts';
import { noteName, say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';
import { Verdict } from './deal.tsx';
import { Preview } from './preview.tsx';

/** What the offer comes to, what is still missing, and the buttons that send it or put it away. */
export function MatFoot({ seat, to }: { seat: string; to: string }) {
  const { view, draft, change, put, goTo } = useTable();
  const gap = findGap(draft, stockOf(view, seat, to));
  const isFree = isFreeOf(draft);
  const offerIt = async () => {
    if (gap === null && (await put())) goTo('offers');
  };
  return (
    <footer className="ti-mat-foot">
      {draft.lost && <Lost lost={draft.lost} to={to} />}
      <Verdict seat={seat} to={to} />
      {gap === null && <Preview seat={seat} to={to} />}
      {gap !== null && gap !== 'nothing' && <p className="small">{say(`gap.${gap}`)}</p>}
      <div className="acts">
        {(!isFree || !isBlank(draft)) && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => change({ type: 'clear' })}
          >
            {say(isFree ? 'mat.clear' : 'mat.leave')}
          </button>
        )}
        <button
          type="button"
          className="button button-lead"
          aria-disabled={gap !== null}
          onClick={() => void offerIt()}
        >
          {say(draft.offer === null ? 'mat.send' : 'mat.send-change')}
        </button>
      </div>
    </footer>
  );
}

/** Which note is on the mat no more, and why. */
function Lost({ lost, to }: { readonly lost: NonNullable<Draft['lost']>; readonly to: string }) {
  const { side, note } = lost;
  return (
    <p className="small amiss" role="status">
      {say(`mat.lost-${side}`, { note: noteName(note), seat: seatName(to) })}
    </p>
  );
}
