import { ruleOf } from '../../notes.ts';
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
            <p className="small">{ruleOf(note)?.text}</p>
            <div className="acts">
              <button
                type="button"
                className="button button-lead"
                onClick={() => void send({ type: 'play-note', note })}
              >
                {say('notes.do')}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
