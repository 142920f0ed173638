import { type FormEvent, useState } from 'react';
import { isolate } from '../../../panel/isolate.ts';
import { say } from '../say.ts';
import { useTable } from '../table-context.ts';

/** Agendas: revealed, replaced, resolved. Each is a window in which every pair may transact once. */
export function AgendaDesk() {
  const { view, send } = useTable();
  const [name, setName] = useState('');
  const begins = view.phase === 'agenda' || view.phase === 'action';
  const put = async (type: 'begin-agenda' | 'replace-agenda') => {
    const answer = await send({
      type,
      agenda: name.trim() === '' ? say('agenda.unnamed') : name.trim(),
    });
    if (answer.ok) setName('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void put('begin-agenda');
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
      <div className="acts">
        <button type="submit" className="button button-lead">
          {say(view.agenda === null ? 'agenda.begin' : 'agenda.next')}
        </button>
        {view.agenda !== null && (
          <>
            <button type="button" className="button" onClick={() => void put('replace-agenda')}>
              {say('agenda.replace')}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => void send({ type: 'end-agenda' })}
            >
              {say('agenda.end')}
            </button>
          </>
        )}
      </div>
    </form>
  );
}
