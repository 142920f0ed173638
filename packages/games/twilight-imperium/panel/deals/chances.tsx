import { ruleOf } from '../../notes.ts';
import { PlayButton } from '../desks/play-button.tsx';
import { findChances } from '../logic/due.ts';
import { noteName, say } from '../say.ts';
import { useTable } from '../table-context.ts';

/** Notes of others that this seat can play at this moment. */
export function Chances() {
  const { view, me, still, send } = useTable();
  const notes = findChances(view);
  if (me === null || still || notes.length === 0) return null;
  return (
    <div className="ti-shelf">
      <h3>{say('chances')}</h3>
      <ul className="ti-tickets">
        {notes.map((note) => (
          <li key={note} className="ti-ticket ti-ticket-lit">
            <strong>{noteName(note)}</strong>
            <p className="small ti-rule">{ruleOf(note)?.text}</p>
            <div className="acts">
              <PlayButton note={note} onSend={send} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
