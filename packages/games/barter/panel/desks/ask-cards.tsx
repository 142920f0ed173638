import type { FormEvent } from 'react';
import { useFloor } from '../floor-context.ts';
import { sayAtDesk } from './say.ts';
import { readWay, WayFields } from './way-fields.tsx';

/** Where the host says how many cards of its own choice a seat is to hand over to another. */
export function AskCards() {
  const { view, send } = useFloor();
  const seats = Object.keys(view.seats);
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send({ type: 'ask-cards', ...readWay(new FormData(event.currentTarget)) });
  };
  return (
    <details>
      <summary>{sayAtDesk('host.ask')}</summary>
      <p className="small">{sayAtDesk('host.ask-text')}</p>
      <form className="desk-form" onSubmit={ask}>
        <WayFields seats={seats} receivers={seats.toReversed()} least={0} />
        <button type="submit" className="button">
          {sayAtDesk('host.ask-yes')}
        </button>
      </form>
    </details>
  );
}
