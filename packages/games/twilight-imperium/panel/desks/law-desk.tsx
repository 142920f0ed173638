import { type FormEvent, useState } from 'react';
import { nameOf, say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';

const LAWS = [
  'minister-of-commerce',
  'wormhole-reconstruction',
  'enforced-travel-ban',
  'articles-of-war',
  'censure',
] as const;
const EVENTS = ['age-of-commerce', 'hidden-agenda'] as const;
const ELECTING: readonly string[] = ['minister-of-commerce', 'censure'];

/** Laws in force and events of the game that bear on trade. */
export function LawDesk() {
  const { view, send } = useTable();
  const [law, setLaw] = useState<string>(LAWS[0]);
  const enact = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const elected = new FormData(event.currentTarget).get('elected');
    void send({ type: 'enact', law, ...(elected && { elected: String(elected) }) });
  };
  const events = EVENTS.filter((event) => !view.events.includes(event));
  return (
    <div className="ti-forms">
      {view.laws.map(({ law: one, elected }) => (
        <p key={one} className="ti-use">
          <span>
            {nameOf(one)}
            {elected !== undefined && <span className="small"> {seatName(elected)}</span>}
          </span>
          <button
            type="button"
            className="button"
            onClick={() => void send({ type: 'repeal', law: one })}
          >
            {say('law.repeal')}
          </button>
        </p>
      ))}
      <form onSubmit={enact}>
        <h3>{say('law')}</h3>
        <label className="field">
          <span className="small">{say('law.which')}</span>
          <select value={law} onChange={({ target }) => setLaw(target.value)}>
            {LAWS.map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </select>
        </label>
        {ELECTING.includes(law) && (
          <label className="field">
            <span className="small">{say('law.elected')}</span>
            <select name="elected">
              {Object.keys(view.seats).map((seat) => (
                <option key={seat} value={seat}>
                  {seatName(seat)}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="submit" className="button">
          {say('law.enact')}
        </button>
      </form>
      <section>
        <h3>{say('event')}</h3>
        <div className="acts">
          {view.events.map((event) => (
            <button
              key={event}
              type="button"
              className="button"
              aria-pressed
              onClick={() => void send({ type: 'end-event', event })}
            >
              {say('event.end', { event: nameOf(event) })}
            </button>
          ))}
          {events.map((event) => (
            <button
              key={event}
              type="button"
              className="button"
              onClick={() => void send({ type: 'begin-event', event })}
            >
              {nameOf(event)}
            </button>
          ))}
        </div>
      </section>
    </div>
  );
}
