import { type FormEvent, useState } from 'react';
import { LONGEST_NOTE } from '../../bounds.ts';
import { useFloor } from '../floor-context.ts';
import { seatName } from '../say.ts';
import { sayAtDesk } from './say.ts';
import { readWay, WayFields } from './way-fields.tsx';

/** No seat is called so: the cards go under the stacks. */
const AWAY = '';

/** Where the host has cards of a hand taken by lot, for another seat or away. */
export function TakeCards() {
  const { view, send } = useFloor();
  const [taken, setTaken] = useState(0);
  const seats = Object.keys(view.seats);
  const take = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const { from, to, count } = readWay(form);
    const why = String(form.get('why') ?? '').trim();
    const answer = await send({
      type: 'take-cards',
      from,
      ...(to !== AWAY && { to }),
      count,
      ...(why !== '' && { why }),
    });
    if (answer.ok) setTaken((times) => times + 1);
  };
  return (
    <details>
      <summary>{sayAtDesk('host.take')}</summary>
      <p className="small">{sayAtDesk('host.take-text')}</p>
      {/* What was filled in was for one taking. */}
      <form key={taken} className="desk-form" onSubmit={take}>
        <WayFields
          seats={seats}
          receivers={[AWAY, ...seats]}
          tellReceiver={(seat) => (seat === AWAY ? sayAtDesk('host.take-away') : seatName(seat))}
          least={1}
        />
        <label className="field">
          <span className="small">{sayAtDesk('host.take-why')}</span>
          <input type="text" dir="auto" name="why" maxLength={LONGEST_NOTE} />
        </label>
        <button type="submit" className="button">
          {sayAtDesk('host.take-yes')}
        </button>
      </form>
    </details>
  );
}
