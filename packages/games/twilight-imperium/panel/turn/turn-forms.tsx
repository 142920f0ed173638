import { type FormEvent, useEffect, useState } from 'react';
import { AskedButton } from '../../../panel/asked-button.tsx';
import { ChooseField } from '../../../panel/choose.tsx';
import type { Send } from '../../../panel.ts';
import { livingOf } from '../../elimination.ts';
import { findUnits } from '../logic/galaxy/systems.ts';
import { findGoingHome } from '../logic/turn/going-home.ts';
import { MANNER, noteName, say, seatName } from '../say.ts';
import { SeatChecks } from '../seat-checks.tsx';
import { useTable } from '../table-context.ts';
import { SystemField } from './system-field.tsx';

type TurnFormsProps = {
  readonly onDone: () => void;
  /** Whether the forms lie open at once, as on a sheet of their own. */
  readonly isOpen?: boolean;
};

/** Activation and combat: shared by the active seat and the host. */
export function TurnForms({ onDone, isOpen = false }: TurnFormsProps) {
  const { view, send, lookAtSystem, show } = useTable();
  const act: Send = async (command) => {
    const answer = await send(command);
    if (answer.ok) onDone();
    return answer;
  };
  const endCombat = async () => {
    const system = view.combat?.system ?? null;
    const { ok } = await act({ type: 'end-combat' });
    if (!ok || system === null || view.board === null) return;
    // Who came to fight is there only once that is told: the system shows who is, and takes it.
    lookAtSystem(String(system));
    show('galaxy');
  };
  return (
    <div className="ti-forms">
      <Activate onSend={act} isOpen={isOpen} />
      {view.combat === null ? (
        <Combat onSend={act} isOpen={isOpen} />
      ) : (
        <button type="button" className="button" onClick={() => void endCombat()}>
          {say('combat.end')}
        </button>
      )}
    </div>
  );
}

type FormProps = {
  readonly onSend: Send;
  readonly isOpen: boolean;
};

/** Which system is activated, and who has units there: as the map says, unless it is told otherwise. */
function Activate({ onSend, isOpen }: FormProps) {
  const { view, system: chosen, Sure } = useTable();
  const [system, setSystem] = useState('');
  const [told, setTold] = useState<readonly string[] | null>(null);
  const name = (next: string) => {
    setSystem(next);
    setTold(null);
  };
  useEffect(() => {
    if (chosen === null) return;
    setSystem(chosen);
    setTold(null);
  }, [chosen]);
  const others = livingOf(view).filter((seat) => seat !== view.active);
  const units = findUnits(view, system.trim());
  const there = told ?? others.filter((seat) => units.includes(seat));
  const lost = findGoingHome(view, view.active ?? '', there);
  return (
    <details className="ti-fold" open={isOpen}>
      <summary>{say('activate')}</summary>
      <form onSubmit={(event) => event.preventDefault()}>
        <SystemField label={say('activate.system')} isRequired value={system} onChange={name} />
        {view.board !== null && <p className="small">{say('activate.hint')}</p>}
        <fieldset className="ti-checks">
          <legend className="small">{say('activate.seats')}</legend>
          <SeatChecks seats={others} chosen={there} onChange={setTold} />
        </fieldset>
        <AskedButton
          // What was asked was asked of another system, or of others there.
          key={`${system} ${there.join(' ')}`}
          Sure={Sure}
          isSubmit
          // A point may go with a note, and it does not come back.
          question={
            lost.length > 0
              ? say('activate.sure', { notes: MANNER.list(lost.map(noteName)) })
              : null
          }
          yes={say('activate.do')}
          act={() => onSend({ type: 'activate', system: system.trim(), seats: there })}
        >
          {say('activate.do')}
        </AskedButton>
      </form>
    </details>
  );
}

function Combat({ onSend, isOpen }: FormProps) {
  const { view } = useTable();
  const [system, setSystem] = useState('');
  const others = livingOf(view).filter((seat) => seat !== view.active);
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
    <details className="ti-fold" open={isOpen}>
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
