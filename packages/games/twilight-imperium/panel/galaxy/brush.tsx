import { say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';

type BrushProps = {
  /** The seats whose presence this viewer may change. */
  readonly seats: readonly string[];
  readonly brush: string | null;
  readonly onBrush: (seat: string | null) => void;
};

/** Chooses what a press on a system does: look at it, or let a seat come there or leave. */
export function Brush({ seats, brush, onBrush }: BrushProps) {
  const { Mark, me } = useTable();
  return (
    <fieldset className="ti-brush">
      <legend className="unseen">{say('brush')}</legend>
      <Choice checked={brush === null} onChoose={() => onBrush(null)}>
        {say('brush.look')}
      </Choice>
      {seats.map((seat) => (
        <Choice key={seat} checked={brush === seat} onChoose={() => onBrush(seat)}>
          <Mark seat={seat} />
          {seat === me ? say('brush.me') : seatName(seat)}
        </Choice>
      ))}
    </fieldset>
  );
}

type ChoiceProps = {
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly children: React.ReactNode;
};

function Choice({ checked, onChoose, children }: ChoiceProps) {
  return (
    <label className="chip">
      <input type="radio" name="ti-brush" checked={checked} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}
