import type { FormEvent } from 'react';
import { ChooseField } from '../../../panel/choose.tsx';
import { MOST_KEPT } from '../../bounds.ts';
import { useFloor } from '../floor-context.ts';
import { seatName } from '../say.ts';
import { sayAtDesk } from './say.ts';

/** Where the host lets a seat keep more cards than the others, or as many again. */
export function HandLimits() {
  const { view, send } = useFloor();
  const { handLimit } = view.options;
  if (handLimit === null) return null;
  const set = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const seat = String(form.get('seat') ?? '');
    void send({ type: 'set-hand-limit', seat, limit: Number(form.get('limit') ?? handLimit) });
  };
  return (
    <details>
      <summary>{sayAtDesk('host.limits')}</summary>
      <p className="small">{sayAtDesk('host.limits-text', { n: handLimit })}</p>
      <form className="desk-form" onSubmit={set}>
        <ChooseField
          name="seat"
          label={sayAtDesk('host.limits-of')}
          options={Object.keys(view.seats)}
          tell={seatName}
        />
        <label className="field">
          <span className="small">{sayAtDesk('host.limits-cards')}</span>
          <input
            type="number"
            name="limit"
            min={0}
            max={MOST_KEPT}
            defaultValue={handLimit + 1}
            required
          />
        </label>
        <button type="submit" className="button">
          {sayAtDesk('host.limits-yes')}
        </button>
      </form>
    </details>
  );
}
