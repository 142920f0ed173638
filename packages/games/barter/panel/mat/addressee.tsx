import { useEffect, useRef } from 'react';
import { LOW, useMedia } from '../../../panel/use-media.ts';
import { useFloor } from '../floor-context.ts';
import { isBarred } from '../logic/people/barred.ts';
import { say, seatName } from '../say.ts';

/** From how many on they are chosen from a list. */
const CROWD = 8;
/** So many letters have room beside each other in two lines, in one of a low window, and of each chip as many go for its frame. */
const LETTERS = 95;
const LETTERS_LOW = 47;
const FRAME = 5;

/** To whom an offer is made: one seat, or everybody. */
export function Addressee({ locked }: { locked: boolean }) {
  const { view, me } = useFloor();
  const others = Object.keys(view.seats).filter((seat) => seat !== me);
  const letters = others.reduce((sum, seat) => sum + seatName(seat).length + FRAME, 0);
  const room = useMedia(LOW) ? LETTERS_LOW : LETTERS;
  return others.length > CROWD || letters > room ? (
    <AddresseeList others={others} locked={locked} />
  ) : (
    <AddresseeChips others={others} locked={locked} />
  );
}

type AddresseesProps = { readonly others: readonly string[]; readonly locked: boolean };

function AddresseeList({ others, locked }: AddresseesProps) {
  const { view, draft, change, Mark } = useFloor();
  return (
    <label className="addressee-list">
      <span className="small">{say('mat.to')}</span>
      {draft.to !== null && <Mark seat={draft.to} />}
      <select
        value={draft.to ?? ''}
        disabled={locked}
        onChange={(event) => change({ type: 'to', to: event.target.value || null })}
      >
        <option value="">{say('mat.to-all')}</option>
        {others.map((seat) => (
          <option key={seat} value={seat} disabled={isBarred(view, seat)}>
            {isBarred(view, seat) ? `${seatName(seat)} · ${say('people.barred')}` : seatName(seat)}
          </option>
        ))}
      </select>
    </label>
  );
}

function AddresseeChips({ others, locked }: AddresseesProps) {
  const { view, draft, change, Mark } = useFloor();
  const row = useRef<HTMLFieldSetElement>(null);
  const { to } = draft;
  // On a phone they stand in one line, and whom a deal is taken up with may lie past its edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is chosen comes into sight
  useEffect(() => {
    const chosen = row.current?.querySelector(':checked')?.closest('.chip');
    if (row.current && chosen) bringIn(row.current, chosen);
  }, [to]);
  return (
    <fieldset className="addressee" ref={row} disabled={locked}>
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
            disabled={isBarred(view, seat)}
            onChange={() => change({ type: 'to', to: seat })}
          />
          <span>
            <Mark seat={seat} /> {seatName(seat)}
            {isBarred(view, seat) && ` · ${say('people.barred')}`}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Scrolls a row until one of its chips is in sight. `scrollIntoView` would move the place from which the keyboard
 * begins, too: the first Tab of whoever has just come went to the mat.
 */
function bringIn(row: Element, chip: Element): void {
  const { left, right } = chip.getBoundingClientRect();
  const { scrollMarginLeft, scrollMarginRight } = getComputedStyle(chip);
  const frame = row.getBoundingClientRect();
  const before = left - Number.parseFloat(scrollMarginLeft) - frame.left;
  const past = right + Number.parseFloat(scrollMarginRight) - frame.right;
  if (before < 0 || past > 0) row.scrollBy({ left: before < 0 ? before : past });
}
