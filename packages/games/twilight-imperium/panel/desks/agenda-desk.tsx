import { type FormEvent, useEffect, useState } from 'react';
import { AskedButton } from '../../../panel/asked-button.tsx';
import { isolate } from '../../../panel/isolate.ts';
import { say } from '../say.ts';
import { useTable } from '../table-context.ts';

/** Agendas: revealed, replaced, resolved. Each is a window in which every pair may transact once. */
export function AgendaDesk() {
  const { view, send, Sure } = useTable();
  const [name, setName] = useState('');
  // As in an asked button: null before it was asked, and false once that was answered.
  const [asking, setAsking] = useState<boolean | null>(null);
  const standing = view.agenda?.name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked was asked of another agenda
  useEffect(() => setAsking(null), [standing, view.window]);
  const begins = view.phase === 'agenda' || view.phase === 'action';
  const put = async (type: 'begin-agenda' | 'replace-agenda') => {
    const answer = await send({
      type,
      agenda: name.trim() === '' ? say('agenda.unnamed') : name.trim(),
    });
    if (answer.ok) setName('');
    return answer;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (view.agenda === null) void put('begin-agenda');
    else setAsking(true);
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
        {view.agenda !== null && (
          <button
            type="button"
            className="button button-lead"
            onClick={() => void send({ type: 'end-agenda' })}
          >
            {say('agenda.end')}
          </button>
        )}
        {view.agenda !== null && asking ? (
          <Sure
            text={say('agenda.next-sure', { agenda: isolate(view.agenda.name) })}
            yes={say('agenda.next')}
            onYes={() => void put('begin-agenda').finally(() => setAsking(false))}
            onNo={() => setAsking(false)}
          />
        ) : (
          <button
            type="submit"
            className={view.agenda === null ? 'button button-lead' : 'button'}
            // biome-ignore lint/a11y/noAutofocus: who has answered is back where it was asked
            autoFocus={asking === false}
          >
            {say(view.agenda === null ? 'agenda.begin' : 'agenda.next')}
          </button>
        )}
        {view.agenda !== null && (
          <AskedButton
            key={`${standing} ${view.window}`}
            Sure={Sure}
            question={say('agenda.replace-sure', { agenda: isolate(view.agenda.name) })}
            yes={say('agenda.replace')}
            act={() => put('replace-agenda')}
          >
            {say('agenda.replace')}
          </AskedButton>
        )}
      </div>
    </form>
  );
}
