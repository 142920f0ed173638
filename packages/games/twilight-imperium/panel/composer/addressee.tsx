import { livingOf } from '../../elimination.ts';
import { findBlock } from '../logic/standing.ts';
import { say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';

/** Whom the offer is made to; those with whom a transaction can resolve now stand out. */
export function Addressee({ seat }: { seat: string }) {
  const { view, draft, lookAt, Mark } = useTable();
  const others = livingOf(view).filter((other) => other !== seat);
  return (
    <fieldset className="ti-addressee">
      <legend className="unseen">{say('mat.to')}</legend>
      {others.map((other) => {
        const isFree = findBlock(view, seat, other) === null;
        return (
          <label key={other} className={`chip ${isFree ? 'ti-chip-free' : ''}`}>
            <input
              type="radio"
              name="ti-to"
              checked={draft.to === other}
              onChange={() => lookAt(other)}
            />
            <span>
              <Mark seat={other} />
              {seatName(other)}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
