import type { FormEvent } from 'react';
import { useFloor } from '../floor-context.ts';
import type { Cities } from '../logic/kept-cities.ts';
import { say, seatName } from '../say.ts';

/** As many as the form of the set-up begins with, where hands were given instead. */
const USUAL_CITIES = 7;

type NextTurnProps = { readonly cities: Cities; readonly onDealt: (cities: Cities) => void };

/** The host's form for the next turn: everybody's cities and treasury, and where it counts, who holds Mining. */
export function NextTurn({ cities, onDealt }: NextTurnProps) {
  const { view, deck, send } = useFloor();
  const seats = Object.keys(view.seats);
  const hasMining = Object.values(deck.commodities).some(({ mined }) => mined);
  const deal = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (what: string) =>
      Object.fromEntries(seats.map((seat) => [seat, Number(form.get(`${what}-${seat}`) ?? 0)]));
    const counted = read('cities');
    const answer = await send({
      type: 'next-turn',
      cities: counted,
      treasury: read('treasury'),
      ...(hasMining && { mining: seats.filter((seat) => form.has(`mining-${seat}`)) }),
    });
    if (answer.ok) onDealt(counted);
  };
  return (
    <form className="next-turn" onSubmit={deal}>
      {seats.map((seat) => (
        <fieldset key={seat}>
          <legend>{seatName(seat)}</legend>
          <NumberField
            name={`cities-${seat}`}
            label={say('host.cities', { seat: seatName(seat) })}
            short={say('setup.cities')}
            start={cities[seat] ?? USUAL_CITIES}
            max={9}
          />
          <NumberField
            name={`treasury-${seat}`}
            label={say('host.treasury', { seat: seatName(seat) })}
            short={say('setup.treasury')}
            start={0}
            max={55}
          />
          {hasMining && (
            <label className="check">
              <input
                type="checkbox"
                name={`mining-${seat}`}
                aria-label={say('setup.mining-of', { seat: seatName(seat) })}
                defaultChecked={view.seats[seat]?.mining === true}
              />
              <span aria-hidden="true">{say('setup.mining')}</span>
            </label>
          )}
        </fieldset>
      ))}
      <button type="submit" className="button button-lead">
        {say('host.next-start')}
      </button>
    </form>
  );
}

type NumberFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly short: string;
  readonly start: number;
  readonly max: number;
};

function NumberField({ name, label, short, start, max }: NumberFieldProps) {
  return (
    <label className="field">
      <span className="small" aria-hidden="true">
        {short}
      </span>
      <input
        aria-label={label}
        type="number"
        name={name}
        min={0}
        max={max}
        defaultValue={start}
        required
      />
    </label>
  );
}
