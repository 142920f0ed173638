import { type FormEvent, useState } from 'react';
import { isolate } from '../../../panel/isolate.ts';
import { say } from '../say.ts';
import { useTable } from '../table-context.ts';

/** What ends the agenda that stands by putting another in its place. */
const COMMANDS = { 'agenda.next': 'begin-agenda', 'agenda.replace': 'replace-agenda' } as const;

/** Agendas: revealed, replaced, resolved. Each is a window in which every pair may transact once. */
export function AgendaDesk() {
  const { view, send, Sure } = useTable();
  const [name, setName] = useState('');
  // What stands is over with either, and cannot be brought back.
  const [asking, setAsking] = useState<keyof typeof COMMANDS | null>(null);
  const begins = view.phase === 'agenda' || view.phase === 'action';
  const put = async (type: (typeof COMMANDS)[keyof typeof COMMANDS]) => {
    const answer = await send({
      type,
      agenda: name.trim() === '' ? say('agenda.unnamed') : name.trim(),
    });
    if (answer.ok) setName('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (view.agenda === null) void put('begin-agenda');
    else setAsking('agenda.next');
  };
  if (!begins) return <p className="quiet">{say('agenda.not-now')}</p>;
  return (
    <form className="ti-forms" onSubmit={submit}>
      {view.agenda !== null && (
        <p>
          <strong>{say('agenda', { agenda: isolate(view.agenda.name) })}</strong>
        </p>
      )}
      <label className="field">
        <span className="small">{say('agenda.name')}</span>
        <input
          type="text"
          dir="auto"
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <p className="small">{say(view.phase === 'agenda' ? 'agenda.hint' : 'agenda.hint-inside')}</p>
      {view.agenda !== null && asking !== null ? (
        <Sure
          text={say(`${asking}-sure`, { agenda: isolate(view.agenda.name) })}
          yes={say(asking)}
          onYes={() => void put(COMMANDS[asking]).finally(() => setAsking(null))}
          onNo={() => setAsking(null)}
        />
      ) : (
        <div className="acts">
          {view.agenda !== null && (
            <button
              type="button"
              className="button button-lead"
              onClick={() => void send({ type: 'end-agenda' })}
            >
              {say('agenda.end')}
            </button>
          )}
          <button type="submit" className={view.agenda === null ? 'button button-lead' : 'button'}>
            {say(view.agenda === null ? 'agenda.begin' : 'agenda.next')}
          </button>
          {view.agenda !== null && (
            <button type="button" className="button" onClick={() => setAsking('agenda.replace')}>
              {say('agenda.replace')}
            </button>
          )}
        </div>
      )}
    </form>
  );
}
