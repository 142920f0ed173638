import { AskedButton } from '../../../panel/asked-button.tsx';
import { useFloor } from '../floor-context.ts';
import { seatName } from '../say.ts';
import { sayAtDesk } from './say.ts';

/** Where the host bars who traded in bad faith, and lets him trade again. */
export function Bars() {
  const { view, send, Mark, Sure } = useFloor();
  return (
    <details className="bars">
      <summary>{sayAtDesk('host.bad-faith')}</summary>
      <ul>
        {Object.entries(view.seats).map(([seat, { barred }]) => (
          <li key={seat}>
            <Mark seat={seat} />{' '}
            {barred ? (
              <button
                type="button"
                className="button"
                onClick={() => void send({ type: 'unbar', seat })}
              >
                {sayAtDesk('host.unbar', { seat: seatName(seat) })}
              </button>
            ) : (
              <AskedButton
                Sure={Sure}
                question={sayAtDesk('host.bar-ask', { seat: seatName(seat) })}
                yes={sayAtDesk('host.bar-yes', { seat: seatName(seat) })}
                act={() => send({ type: 'bar', seat })}
              >
                {sayAtDesk('host.bar', { seat: seatName(seat) })}
              </AskedButton>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
