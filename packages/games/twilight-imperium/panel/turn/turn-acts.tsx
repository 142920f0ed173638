import { type FormEvent, useState } from 'react';
import { ChooseField } from '../../../panel/choose.tsx';
import { DropDown } from '../../../panel/drop-down.tsx';
import { findBeginning } from '../logic/beginning.ts';
import { say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';

/** What the active seat does with its turn; the host has its own desk for it. */
export function TurnActs() {
  const { view, me, still, send } = useTable();
  if (still || me === null) return null;
  return (
    <div className="acts ti-turn-acts">
      {view.active === me && (
        <>
          <DropDown label={say('turn.more')} placement="bottom end" className="ti-dialog">
            {(close) => <TurnForms onDone={close} />}
          </DropDown>
          <button type="button" className="button" onClick={() => void send({ type: 'end-turn' })}>
            {say('turn.end')}
          </button>
        </>
      )}
      <BeginTurn />
      <FollowTrade />
    </div>
  );
}

/** One’s own turn, where the table goes by its seats and nobody has the turn. */
function BeginTurn() {
  const { view, me, send } = useTable();
  const beginning = me === null ? null : findBeginning(view, me);
  if (beginning === null) return null;
  return (
    <button
      type="button"
      className={beginning === 'out-of-order' ? 'button' : 'button button-lead'}
      onClick={() => void send({ type: 'begin-turn', seat: me })}
    >
      {say(beginning === 'round' ? 'round.begin' : 'turn.begin')}
    </button>
  );
}

/** The Trade strategy card of another: to follow it. */
function FollowTrade() {
  const { view, me, send } = useTable();
  const { trade } = view;
  if (trade === null || me === null || trade.by === me || trade.followed.includes(me)) return null;
  const isFree = trade.free.includes(me) || view.seats[me]?.faction === 'hacan';
  return (
    <button
      type="button"
      className="button button-lead"
      onClick={() => void send({ type: 'follow-trade' })}
    >
      {say(isFree ? 'trade.follow-free' : 'trade.follow')}
    </button>
  );
}

/** Activation, combat and passing: shared by the active seat and the host. */
export function TurnForms({ onDone }: { onDone: () => void }) {
  const { view, send } = useTable();
  const act = async (command: { readonly type: string }) => {
    const answer = await send(command);
    if (answer.ok) onDone();
  };
  return (
    <div className="ti-forms">
      <button type="button" className="button" onClick={() => void act({ type: 'pass' })}>
        {say('turn.pass')}
      </button>
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

function Activate({ onSend }: FormProps) {
  const { view } = useTable();
  const [there, setThere] = useState<readonly string[]>([]);
  const others = Object.keys(view.seats).filter((seat) => seat !== view.active);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const system = String(new FormData(event.currentTarget).get('system') ?? '').trim();
    if (system === '') return;
    void onSend({ type: 'activate', system, seats: there });
  };
  return (
    <details className="ti-fold">
      <summary>{say('activate')}</summary>
      <form onSubmit={submit}>
        <label className="field">
          <span className="small">{say('activate.system')}</span>
          <input type="text" name="system" maxLength={16} required />
        </label>
        <fieldset className="ti-checks">
          <legend className="small">{say('activate.seats')}</legend>
          {others.map((seat) => (
            <label key={seat} className="check">
              <input
                type="checkbox"
                checked={there.includes(seat)}
                onChange={() =>
                  setThere(
                    there.includes(seat) ? there.filter((one) => one !== seat) : [...there, seat],
                  )
                }
              />
              <span>{seatName(seat)}</span>
            </label>
          ))}
        </fieldset>
        <button type="submit" className="button">
          {say('activate.do')}
        </button>
      </form>
    </details>
  );
}

function Combat({ onSend }: FormProps) {
  const { view } = useTable();
  const others = Object.keys(view.seats).filter((seat) => seat !== view.active);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const system = String(form.get('system') ?? '').trim();
    void onSend({
      type: 'begin-combat',
      attacker: view.active ?? '',
      defender: String(form.get('defender')),
      ...(system !== '' && { system }),
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
        <label className="field">
          <span className="small">{say('combat.system')}</span>
          <input type="text" name="system" maxLength={16} />
        </label>
        <button type="submit" className="button">
          {say('combat.do')}
        </button>
      </form>
    </details>
  );
}
