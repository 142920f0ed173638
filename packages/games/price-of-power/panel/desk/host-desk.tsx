import { useId, useState } from 'react';
import { AskedButton } from '../../../panel/asked-button.tsx';
import { Choose } from '../../../panel/choose.tsx';
import { nodes } from '../../data/nodes.ts';
import { zones } from '../../data/zones.ts';
import { isBoardHeld, SUPPLY } from '../../state.ts';
import type { View } from '../../view.ts';
import { useBoard } from '../board-context.ts';
import { hasUsed } from '../logic/trading.ts';
import { nameOf, say, titleOf } from '../say.ts';
import { CorrectForm } from './correct-form.tsx';
import { PlacePicker } from './place-picker.tsx';
import { SavePosition } from './save-position.tsx';
import { sayAtDesk } from './say.ts';

const AGES = [1, 2, 3, 4] as const;

/** What the host does: the course of play, the board, corrections, and the position as a file. */
export function HostDesk() {
  const { view } = useBoard();
  const isHeld = isBoardHeld(view.phase);
  const board = useId();
  return (
    <section className="pop-desk" aria-label={sayAtDesk('desk')}>
      <h2>{sayAtDesk('desk')}</h2>
      <Course />
      <fieldset className="desk-board" aria-labelledby={board} disabled={isHeld}>
        <h3 id={board}>{sayAtDesk('desk.board')}</h3>
        <p className="small">{sayAtDesk(isHeld ? 'desk.board-held' : 'desk.tap')}</p>
        <PlacePicker />
        <MoveForm />
      </fieldset>
      <h3>{sayAtDesk('desk.correct')}</h3>
      <CorrectForm />
      <h3>{sayAtDesk('desk.position')}</h3>
      <SavePosition />
    </section>
  );
}

function Course() {
  const { view, words, send, Sure } = useBoard();
  // What a realm has begun it must finish, or somebody in its place: the host cannot break it off.
  const isHeld = view.phase !== 'idle';
  return (
    <fieldset className="course" aria-label={sayAtDesk('desk.course')} disabled={isHeld}>
      {isHeld && (
        <p className="small">{sayAtDesk('desk.held', { realm: nameOf(words, view.active) })}</p>
      )}
      <div className="acts">
        {Object.keys(view.seats).map((seat) => (
          <button
            key={seat}
            type="button"
            className="button"
            onClick={() => void send({ type: 'begin-turn', seat })}
          >
            {sayAtDesk('desk.turn', { realm: nameOf(words, seat) })}
          </button>
        ))}
      </div>
      <div className="acts">
        <AskedButton
          Sure={Sure}
          question={sureOfRound(view, nameOf(words, view.active))}
          yes={sayAtDesk('desk.round-yes')}
          act={() => send({ type: 'end-round' })}
        >
          {sayAtDesk('desk.round')}
        </AskedButton>
        <label className="pop-field">
          <span>{sayAtDesk('desk.age')}</span>
          <select
            value={view.age}
            onChange={({ target }) => void send({ type: 'set-age', age: Number(target.value) })}
          >
            {AGES.map((age) => (
              <option key={age} value={age}>
                {sayAtDesk(`age.${age}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </fieldset>
  );
}

/** What is asked before a round ends: each Merchant would have to be laid down again, and no command takes an action back. */
function sureOfRound(view: View, realm: string): string | null {
  if (view.acted) return sayAtDesk('desk.round-sure', { realm });
  return hasUsed(view) ? sayAtDesk('desk.round-used') : null;
}

/** Moves a ship or a Merchant of a realm from one place to another. */
function MoveForm() {
  const { view, words, send } = useBoard();
  const realms = Object.keys(view.seats);
  const [realm, setRealm] = useState(realms[0] ?? '');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const seat = view.seats[realm];
  const ships = (seat?.lightShips ?? []).map(({ zone }) => `light-ship ${zone}`);
  const merchants = (seat?.merchants ?? []).map(({ node }) => `merchant ${node}`);
  const starts = [...new Set([...ships, ...merchants])];
  const start = starts.includes(from) ? from : (starts[0] ?? '');
  const [what = '', place = ''] = start.split(' ');
  const ends =
    what === 'merchant' ? [SUPPLY, ...nodes.map(({ id }) => id)] : zones.map(({ id }) => id);
  const end = ends.includes(to) ? to : (ends[0] ?? '');
  const tell = (id: string) => (id === SUPPLY ? say('supply') : nameOf(words, id));
  return (
    <div className="move-form">
      <Choose
        label={sayAtDesk('desk.realm')}
        value={realm}
        options={realms}
        tell={(id) => titleOf(words, id)}
        onChange={setRealm}
      />
      <Choose
        label={sayAtDesk('desk.from')}
        value={start}
        options={starts}
        tell={(one) => {
          const [kind = '', where = ''] = one.split(' ');
          return sayAtDesk(kind === 'merchant' ? 'desk.merchant-at' : 'desk.ship-at', {
            place: tell(where),
          });
        }}
        onChange={setFrom}
      />
      <Choose
        label={sayAtDesk('desk.to')}
        value={end}
        options={ends}
        tell={tell}
        onChange={setTo}
      />
      <button
        type="button"
        className="button"
        aria-disabled={start === ''}
        onClick={() =>
          start !== '' && void send({ type: 'move', what, realm, from: place, to: end })
        }
      >
        {sayAtDesk('desk.move')}
      </button>
    </div>
  );
}
