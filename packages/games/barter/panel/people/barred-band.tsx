import { useFloor } from '../floor-context.ts';
import { isBarred } from '../logic/people/barred.ts';
import { say } from '../say.ts';

/** Tells a barred player so, with the rule behind it where the game has one. */
export function BarredBand() {
  const { view, me, words, clauses, badFaith } = useFloor();
  if (!isBarred(view, me) || view.phase !== 'trade') return null;
  const clause = clauses.find(({ id }) => id === badFaith);
  return (
    <div className="barred-band" role="status">
      <p>
        <strong>{words.refusals.barred}</strong> {say('barred.left')}
      </p>
      <p className="small">
        {clause ? say('barred.rule', { text: clause.text }) : say('barred.no-rule')}{' '}
        {clause && <span className="clause">{clause.id}</span>}
      </p>
    </div>
  );
}
