import { areNeighbors, findLink } from '../../allowance.ts';
import { ClauseMark } from '../clause-mark.tsx';
import { explain } from '../logic/galaxy/touches.ts';
import { findBlock, tellBlock } from '../logic/standing.ts';
import { say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';

/** Whether these two can transact now; if not, why not, with the rule behind it. */
export function PairStanding({ one, other }: { one: string; other: string }) {
  const { view, me, clauses } = useTable();
  const block = findBlock(view, one, other);
  if (block === null) {
    const reason = areNeighbors(view, one, other)
      ? explain(view, one, other, me)[0]
      : findLink(view, one, other);
    const isAgenda = view.phase === 'agenda';
    return (
      <p className="ti-pair ti-pair-free" role="status">
        <strong>{say('pair.free', { other: seatName(other) })}</strong>{' '}
        <span className="small">{isAgenda ? say('pair.agenda') : reason}</span>
      </p>
    );
  }
  const { text, rule, clause } = tellBlock(block, clauses, me);
  return (
    <p className="ti-pair ti-pair-blocked" role="status">
      <strong>{text}</strong>{' '}
      <span className="small">
        {rule} {say('pair.draft')} <ClauseMark id={clause} />
      </span>
    </p>
  );
}
