import { findLink } from '../../allowance.ts';
import { explain } from '../logic/galaxy/touches.ts';
import { findBlock } from '../logic/standing.ts';
import { say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';

/** Why two seats are neighbors, or who a seat’s neighbors are, in words. */
export function Why() {
  const { view, base, partner, me, still } = useTable();
  if (base === null) {
    return <p className="ti-why quiet">{say('why.look')}</p>;
  }
  if (partner === null) return <AllNeighbors seat={base} />;
  const reasons = explain(view, base, partner, me);
  const link = findLink(view, base, partner);
  const names = { one: base === me ? say('You') : seatName(base), other: seatName(partner) };
  return (
    <div className="ti-why" role="status">
      <h3>{say(reasons.length > 0 ? 'why.neighbors' : 'why.none', names)}</h3>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {reasons.length === 0 && (
        <p className="small">
          {link === undefined || still
            ? say(view.board === null ? 'why.unlisted' : 'why.apart')
            : tellLink(findBlock(view, base, partner) === null, base === me, link)}
        </p>
      )}
    </div>
  );
}

/** What joins two that are no neighbors; that they may transact is said where nothing else is in the way now. */
function tellLink(isFree: boolean, isMine: boolean, link: string): string {
  if (!isFree) return say('why.linked', { link });
  return say(isMine ? 'why.link-mine' : 'why.link', { link });
}

function AllNeighbors({ seat }: { seat: string }) {
  const { view, me, Mark, lookAt } = useTable();
  const others = Object.keys(view.neighbors[seat] ?? {});
  const name = seatName(seat);
  return (
    <div className="ti-why">
      <h3>{seat === me ? say('why.mine') : say('why.of', { seat: name })}</h3>
      {others.length === 0 && <p className="quiet">{say('why.alone')}</p>}
      <ul>
        {others.map((other) => (
          <li key={other}>
            <button type="button" className="ti-link" onClick={() => lookAt(other)}>
              <Mark seat={other} /> {seatName(other)}
            </button>
            <span className="small"> {explain(view, seat, other, me)[0]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
