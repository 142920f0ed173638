import { type FormEvent, useState } from 'react';
import { Choose, ChooseField } from '../../../panel/choose.tsx';
import { livingOf } from '../../elimination.ts';
import { nameOf, say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';

const LAWS = [
  'minister-of-commerce',
  'wormhole-reconstruction',
  'enforced-travel-ban',
  'articles-of-war',
  'executive-sanctions',
  'censure',
] as const;
const EVENTS = ['age-of-commerce', 'hidden-agenda'] as const;
const ELECTING: readonly string[] = ['minister-of-commerce', 'censure'];

/** Laws in force and events of the game that bear on trade. */
export function LawDesk() {
  return (
    <div className="ti-forms">
      <LawsInForce />
      <Enacting />
      <Events />
    </div>
  );
}

function LawsInForce() {
  const { view, send } = useTable();
  return view.laws.map(({ law, elected }) => (
    <p key={law} className="ti-use">
      <span>
        {nameOf(law)}
        {elected !== undefined && <span className="small"> {seatName(elected)}</span>}
      </span>
      <button type="button" className="button" onClick={() => void send({ type: 'repeal', law })}>
        {say('law.repeal')}
      </button>
    </p>
  ));
}

function Enacting() {
  const { view, send } = useTable();
  const [chosen, setLaw] = useState<(typeof LAWS)[number]>(LAWS[0]);
  // One that is in force can only be enacted anew where it elects somebody.
  const options = LAWS.filter(
    (one) => ELECTING.includes(one) || !view.laws.some(({ law }) => law === one),
  );
  const law = options.find((one) => one === chosen) ?? options[0] ?? chosen;
  const enact = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const elected = new FormData(event.currentTarget).get('elected');
    void send({ type: 'enact', law, ...(elected && { elected: String(elected) }) });
  };
  return (
    <form onSubmit={enact}>
      <h3>{say('law')}</h3>
      <Choose
        label={say('law.which')}
        value={law}
        options={options}
        tell={nameOf}
        onChange={setLaw}
      />
      {ELECTING.includes(law) && (
        <ChooseField
          label={say('law.elected')}
          name="elected"
          options={livingOf(view)}
          tell={seatName}
        />
      )}
      <button type="submit" className="button">
        {say('law.enact')}
      </button>
    </form>
  );
}

function Events() {
  const { view, send } = useTable();
  const others = EVENTS.filter((event) => !view.events.includes(event));
  return (
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
        {others.map((event) => (
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
  );
}
