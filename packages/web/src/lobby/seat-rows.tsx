import { SeatMark, SeatsProvider } from '../parts/seat-mark.tsx';
import { say } from '../say.ts';
import { type SeatDraft, suggestName } from './draft.ts';

type SeatRowsProps = {
  readonly seats: readonly SeatDraft[];
  readonly limits: { readonly min: number; readonly max: number };
  /** Names to suggest for a new seat. */
  readonly names?: readonly string[];
  readonly onChange: (seats: readonly SeatDraft[]) => void;
};

/** The seats of a table in the order of play, each with a name, and perhaps a bot in it. */
export function SeatRows({ seats, limits, names, onChange }: SeatRowsProps) {
  const change = (id: number, part: Partial<SeatDraft>) =>
    onChange(seats.map((seat) => (seat.id === id ? { ...seat, ...part } : seat)));
  const add = () =>
    onChange([
      ...seats,
      {
        id: Math.max(...seats.map(({ id }) => id)) + 1,
        name: suggestName(seats, names),
        bot: false,
      },
    ]);
  return (
    <fieldset className="seat-rows">
      <legend>{say('lobby.seats')}</legend>
      <p className="small">{say('lobby.seats-hint')}</p>
      <SeatsProvider value={seats.map(({ id }) => String(id))}>
        <ol>
          {seats.map((seat, at) => (
            <li key={seat.id} className="seat-row">
              <SeatMark seat={String(seat.id)} />
              <input
                type="text"
                aria-label={say('lobby.seat', { n: at + 1 })}
                maxLength={40}
                value={seat.name}
                onChange={(event) => change(seat.id, { name: event.target.value })}
              />
              <label className="check">
                <input
                  type="checkbox"
                  aria-label={say('lobby.bot', { seat: seat.name })}
                  checked={seat.bot}
                  onChange={(event) => change(seat.id, { bot: event.target.checked })}
                />
                <span aria-hidden="true">{say('lobby.bot-short')}</span>
              </label>
              <button
                type="button"
                className="icon-button"
                aria-label={say('lobby.remove', { n: at + 1 })}
                disabled={seats.length <= limits.min}
                onClick={() => onChange(seats.filter(({ id }) => id !== seat.id))}
              >
                ×
              </button>
            </li>
          ))}
        </ol>
      </SeatsProvider>
      <button type="button" className="button" disabled={seats.length >= limits.max} onClick={add}>
        {say('lobby.add')}
      </button>
    </fieldset>
  );
}
