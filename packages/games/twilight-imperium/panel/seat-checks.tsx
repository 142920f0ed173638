import { toggled } from './logic/composer/draft.ts';
import { seatName } from './say.ts';

type SeatChecksProps = {
  readonly seats: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

/** Seats of which any number can be chosen. */
export function SeatChecks({ seats, chosen, onChange }: SeatChecksProps) {
  return seats.map((seat) => (
    <label key={seat} className="check">
      <input
        type="checkbox"
        checked={chosen.includes(seat)}
        onChange={() => onChange(toggled(chosen, seat))}
      />
      <span>{seatName(seat)}</span>
    </label>
  ));
}
