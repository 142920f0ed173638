import { type FormEvent, useEffect, useState } from 'react';
import { ChooseField } from '../../../panel/choose.tsx';
import { findGoingHome } from '../logic/going-home.ts';
import { findUnits } from '../logic/systems.ts';
import { MANNER, noteName, say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';
import { SystemField } from './system-field.tsx';

/** Activation and combat: shared by the active seat and the host. */
export function TurnForms({ onDone }: { onDone: () => void }) {
  const { view, send } = useTable();
  const act = async (command: { readonly type: string }) => {
    const answer = await send(command);
    if (answer.ok) onDone();
  };
  return (
    <div className="ti-forms">
      <Activate onSend={act} />
      {view.combat === null ? (
        <Combat onSend={act} />
      ) : (
        <button type="button" className="button" onClick={() => void act({ type: 'end-combat' })}>
          {say('combat.end')}
        </button>
      )}
    </div>
  );
}

type FormProps = {
  readonly onSend: (
    command: { readonly type: string } & Readonly<Record<string, unknown>>,
  ) => Promise<void>;
};

/** Which system is activated, and who has units there: as the map says, unless it is told otherwise. */
function Activate({ onSend }: FormProps) {
  const { view, system: chosen, Sure } = useTable();
  const [system, setSystem] = useState('');
  const [told, setTold] = useState<readonly string[] | null>(null);
  // As in an asked button: null before it was asked, and false once that was answered.
  const [isAsked, setAsked] = useState<boolean | null>(null);
  const name = (next: string) => {
    setSystem(next);
    setTold(null);
    setAsked(null);
  };
  useEffect(() => {
    if (chosen === null) return;
    setSystem(chosen);
    setTold(null);
    setAsked(null);
  }, [chosen]);
  const others = Object.keys(view.seats).filter((seat) => seat !== view.active);
  const units = findUnits(view, system.trim());
  const there = told ?? others.filter((seat) => units.includes(seat));
  const lost = findGoingHome(view, view.active ?? '', there);
  const activate = () => onSend({ type: 'activate', system: system.trim(), seats: there });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A point may go with a note, and it does not come back.
    if (lost.length > 0) setAsked(true);
    else void activate();
  };
  return (
    <details className="ti-fold">
      <summary>{say('activate')}</summary>
      <form onSubmit={submit}>
        <SystemField label={say('activate.system')} isRequired value={system} onChange={name} />
        {view.board !== null && <p className="small">{say('activate.hint')}</p>}
        <fieldset className="ti-checks">
          <legend className="small">{say('activate.seats')}</legend>
          {others.map((seat) => (
            <label key={seat} className="check">
              <input
                type="checkbox"
                checked={there.includes(seat)}
                onChange={() => {
                  setAsked(null);
                  setTold(
                    there.includes(seat) ? there.filter((one) => one !== seat) : [...there, seat],
                  );
                }}
              />
              <span>{seatName(seat)}</span>
            </label>
          ))}
        </fieldset>
        {isAsked && lost.length > 0 ? (
          <Sure
            text={say('activate.sure', { notes: MANNER.list(lost.map(noteName)) })}
            yes={say('activate.do')}
            onYes={() => void activate().finally(() => setAsked(false))}
            onNo={() => setAsked(false)}
          />
        ) : (
          <button
            type="submit"
            className="button"
            // biome-ignore lint/a11y/noAutofocus: who has answered is back where it was asked
            autoFocus={isAsked === false}
          >
            {say('activate.do')}
          </button>
        )}
      </form>
    </details>
  );
}

function Combat({ onSend }: FormProps) {
  const { view } = useTable();
  const [system, setSystem] = useState('');
  const others = Object.keys(view.seats).filter((seat) => seat !== view.active);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const named = system.trim();
    void onSend({
      type: 'begin-combat',
      attacker: view.active ?? '',
      defender: String(form.get('defender')),
      ...(named !== '' && { system: named }),
    });
  };
  return (
    <details className="ti-fold">
      <summary>{say('combat.begin')}</summary>
      <form onSubmit={submit}>
        <ChooseField
          label={say('combat.against')}
          name="defender"
          options={others}
          tell={seatName}
        />
        <SystemField
          label={say('combat.system')}
          isRequired={false}
          value={system}
          onChange={setSystem}
        />
        <button type="submit" className="button">
          {say('combat.do')}
        </button>
      </form>
    </details>
  );
}
