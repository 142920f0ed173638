import { AskedButton } from '../../../panel/asked-button.tsx';
import { isEliminated } from '../../elimination.ts';
import { say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';

/** Who is part of the game no more; a slip is taken back as easily. */
export function Elimination() {
  const { view, send, Sure } = useTable();
  return (
    <section>
      <h3>{say('elimination')}</h3>
      <p className="small">{say('elimination.hint')}</p>
      <div className="acts">
        {Object.keys(view.seats).map((seat) => {
          const isGone = isEliminated(view, seat);
          const told = isGone ? 'elimination.undo' : 'elimination.do';
          const name = { seat: seatName(seat) };
          return (
            <AskedButton
              Sure={Sure}
              key={seat}
              question={say(`${told}-sure`, name)}
              yes={say(told, name)}
              act={() => send({ type: 'eliminate', seat, ...(isGone && { undone: true }) })}
            >
              {say(told, name)}
            </AskedButton>
          );
        })}
      </div>
    </section>
  );
}
