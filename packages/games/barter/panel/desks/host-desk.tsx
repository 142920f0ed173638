import { type FormEvent, useState } from 'react';
import { useFloor } from '../floor-context.ts';
import { keepFocus } from '../parts/keep-focus.ts';
import { say, seatName } from '../say.ts';

/** What the host does in the course of the game: opening and ending trading, the next turn, bars. */
export function HostDesk() {
  const { view, send, Mark } = useFloor();
  const [dealing, setDealing] = useState(false);
  const [cities, setCities] = useState<Cities>({});
  const revealed = Object.values(view.seats).some((seat) => seat.calamities !== undefined);
  return (
    <section className="desk" ref={keepFocus} aria-label={say('host')}>
      <h2>{say('host')}</h2>
      <div className="acts">
        {view.phase === 'draw' && (
          <Do type="open-trading" lead>
            {say('host.open')}
          </Do>
        )}
        {view.phase === 'trade' && <Do type="end-trading">{say('host.end')}</Do>}
        {view.phase === 'purchase' && !revealed && (
          <Do type="reveal-calamities">{say('host.reveal')}</Do>
        )}
        {view.phase === 'purchase' && (
          <button
            type="button"
            className="button"
            onClick={() => setDealing(!dealing)}
            aria-expanded={dealing}
          >
            {say('host.next')}
          </button>
        )}
      </div>
      {dealing && view.phase === 'purchase' && (
        <NextTurn
          cities={cities}
          onDealt={(dealt) => {
            setCities(dealt);
            setDealing(false);
          }}
        />
      )}
      {view.phase === 'trade' && (
        <details className="bars">
          <summary>{say('host.bad-faith')}</summary>
          <ul>
            {Object.entries(view.seats).map(([seat, { barred }]) => (
              <li key={seat}>
                <Mark seat={seat} />{' '}
                <button
                  type="button"
                  className="button"
                  onClick={() => void send({ type: barred ? 'unbar' : 'bar', seat })}
                >
                  {say(barred ? 'host.unbar' : 'host.bar', { seat: seatName(seat) })}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Do({ type, lead, children }: { type: string; lead?: boolean; children: string }) {
  const { send } = useFloor();
  return (
    <button
      type="button"
      className={lead ? 'button button-lead' : 'button'}
      onClick={() => void send({ type })}
    >
      {children}
    </button>
  );
}

type Cities = Readonly<Record<string, number>>;

/** A seat has about as many cities in the middle of a game; later turns begin with those of the last one. */
const USUAL_CITIES = 6;

type NextTurnProps = { readonly cities: Cities; readonly onDealt: (cities: Cities) => void };

function NextTurn({ cities, onDealt }: NextTurnProps) {
  const { view, send } = useFloor();
  const seats = Object.keys(view.seats);
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
