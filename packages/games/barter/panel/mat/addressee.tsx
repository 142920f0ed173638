import { useFloor } from '../floor-context.ts';
import { say, seatName } from '../say.ts';

/** From how many on they stand in one row that scrolls. */
const CROWD = 8;

/** To whom an offer is made: one seat, or everybody. */
export function Addressee({ locked }: { locked: boolean }) {
  const { view, me, draft, change, Mark } = useFloor();
  const others = Object.keys(view.seats).filter((seat) => seat !== me);
  return (
    <fieldset
      className={others.length > CROWD ? 'addressee addressee-crowd' : 'addressee'}
      disabled={locked}
    >
      <legend className="small">{say('mat.to')}</legend>
      <label className="chip">
        <input
          type="radio"
          name="addressee"
          checked={draft.to === null}
          onChange={() => change({ type: 'to', to: null })}
        />
        <span>{say('mat.to-all')}</span>
      </label>
      {others.map((seat) => (
        <label className="chip" key={seat}>
          <input
            type="radio"
            name="addressee"
            checked={draft.to === seat}
            onChange={() => change({ type: 'to', to: seat })}
          />
          <span>
            <Mark seat={seat} /> {seatName(seat)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
