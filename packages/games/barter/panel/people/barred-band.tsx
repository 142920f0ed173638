import { useFloor } from '../floor-context.ts';
import { say } from '../say.ts';

/** Tells a barred player so, with the rule behind it. */
export function BarredBand() {
  const { view, me, words, clauses, barClause } = useFloor();
  if (me === null || !view.seats[me]?.barred || view.phase !== 'trade') return null;
  const clause = clauses.find(({ id }) => id === barClause);
  return (
    <div className="barred-band" role="status">
      <p>
        <strong>{words.refusals.barred}</strong> {say('barred.left')}
      </p>
      {clause && (
        <p className="small">
          {say('barred.rule', { text: clause.text })} <span className="clause">{clause.id}</span>
        </p>
      )}
    </div>
  );
}
