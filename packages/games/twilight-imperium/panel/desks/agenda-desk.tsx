import { AskedButton } from '../../../panel/asked-button.tsx';
import { isolate } from '../../../panel/isolate.ts';
import { useKept } from '../../../panel/use-kept.ts';
import { LONGEST_NAME } from '../../bounds.ts';
import { say } from '../say.ts';
import { useTable } from '../table-context.ts';

/** Agendas: revealed, replaced, resolved. Each is a window in which every pair may transact once. */
export function AgendaDesk() {
  const { view, send, Sure } = useTable();
  const [name, setName] = useKept(
    { name: `${location.pathname} agenda`, of: 'host' },
    '',
    (kept): kept is string => typeof kept === 'string',
  );
  const standing = view.agenda === null ? null : { agenda: isolate(view.agenda.name) };
  const begins = view.phase === 'agenda' || view.phase === 'action';
  const put = async (type: 'begin-agenda' | 'replace-agenda') => {
    const answer = await send({
      type,
      agenda: name.trim() === '' ? say('agenda.unnamed') : name.trim(),
    });
    if (answer.ok) setName('');
    return answer;
  };
  if (!begins) return <p className="quiet">{say('agenda.not-now')}</p>;
  return (
    <form className="ti-forms" onSubmit={(event) => event.preventDefault()}>
      {standing && (
        <p>
          <strong>{say('agenda', standing)}</strong>
        </p>
      )}
      <label className="field">
        <span className="small">{say('agenda.name')}</span>
        <input
          type="text"
          dir="auto"
          maxLength={LONGEST_NAME}
          // One that takes the place of another is told from it by its name.
          required={standing !== null}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <p className="small">{say(view.phase === 'agenda' ? 'agenda.hint' : 'agenda.hint-inside')}</p>
      <div className="acts">
        {standing && (
          <button
            type="button"
            className="button button-lead"
            onClick={() => void send({ type: 'end-agenda' })}
          >
            {say('agenda.end')}
          </button>
        )}
        <AskedButton
          Sure={Sure}
          isSubmit
          className={standing ? 'button' : 'button button-lead'}
          question={standing && say('agenda.next-sure', standing)}
          yes={say('agenda.next')}
          act={() => put('begin-agenda')}
        >
          {say(standing ? 'agenda.next' : 'agenda.begin')}
        </AskedButton>
        {standing && (
          <AskedButton
            Sure={Sure}
            isSubmit
            question={say('agenda.replace-sure', standing)}
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
