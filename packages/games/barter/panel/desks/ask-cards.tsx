import type { FormEvent } from 'react';
import { ChooseField } from '../../../panel/choose.tsx';
import { useFloor } from '../floor-context.ts';
import { seatName } from '../say.ts';
import { sayAtDesk } from './say.ts';

/** Where the host says how many cards of its own choice a seat is to hand over to another. */
export function AskCards() {
  const { view, send } = useFloor();
  const seats = Object.keys(view.seats);
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void send({
      type: 'ask-cards',
      from: String(form.get('from') ?? ''),
      to: String(form.get('to') ?? ''),
      count: Number(form.get('count') ?? 1),
    });
  };
  return (
    <details>
      <summary>{sayAtDesk('host.ask')}</summary>
      <p className="small">{sayAtDesk('host.ask-text')}</p>
      <form className="desk-form" onSubmit={ask}>
        <ChooseField
          name="from"
          label={sayAtDesk('host.take-from')}
          options={seats}
          tell={seatName}
        />
        <ChooseField
          name="to"
          label={sayAtDesk('host.take-to')}
          options={seats.toReversed()}
          tell={seatName}
        />
        <label className="field">
          <span className="small">{sayAtDesk('host.take-count')}</span>
          <input type="number" name="count" min={0} max={99} defaultValue={1} required />
        </label>
        <button type="submit" className="button">
          {sayAtDesk('host.ask-yes')}
        </button>
      </form>
    </details>
  );
}
