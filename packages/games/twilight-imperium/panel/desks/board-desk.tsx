import { type FormEvent, useState } from 'react';
import { ChooseField } from '../../../panel/choose.tsx';
import { areNeighbors } from '../../allowance.ts';
import { livingOf } from '../../elimination.ts';
import { WORMHOLES } from '../../lists.ts';
import { pairOf } from '../../tidy.ts';
import { nameOf, say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';
import { SystemField } from '../turn/system-field.tsx';

/** The board: wormhole tokens on the map, or with a plain list who is whose neighbor. */
export function BoardDesk() {
  const { view } = useTable();
  return view.board === null ? <Pairs /> : <Tokens />;
}

function Tokens() {
  const { view, send } = useTable();
  const [named, setNamed] = useState('');
  const place = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wormhole = new FormData(event.currentTarget).get('wormhole');
    void send({ type: 'place-wormhole', system: named.trim(), wormhole, present: true });
  };
  return (
    <div className="ti-forms">
      <p className="small">{say('board.hint')}</p>
      {view.board?.tokens.map(({ system, wormhole }) => (
        <p key={`${system} ${wormhole}`} className="ti-use">
          <span>{say('board.token', { system, wormhole: nameOf(wormhole) })}</span>
          <button
            type="button"
            className="button"
            onClick={() => void send({ type: 'place-wormhole', system, wormhole, present: false })}
          >
            {say('board.take')}
          </button>
        </p>
      ))}
      <form onSubmit={place}>
        <h3>{say('board.wormhole')}</h3>
        <SystemField label={say('activate.system')} isRequired value={named} onChange={setNamed} />
        <ChooseField label={say('board.type')} name="wormhole" options={WORMHOLES} tell={nameOf} />
        <button type="submit" className="button">
          {say('board.place')}
        </button>
      </form>
    </div>
  );
}

function Pairs() {
  const { view, send } = useTable();
  const seats = livingOf(view);
  const all = seats.flatMap((one, at) => seats.slice(at + 1).map((other) => pairOf(one, other)));
  const listed = all.filter(([one, other]) => areNeighbors(view, one, other));
  const toggle = (pair: readonly [string, string]) => {
    const [one, other] = pair;
    const isListed = areNeighbors(view, one, other);
    const pairs = isListed ? listed.filter((known) => known !== pair) : [...listed, pair];
    void send({ type: 'set-neighbors', pairs });
  };
  return (
    <div className="ti-forms">
      <h3>{say('board.pairs')}</h3>
      <div className="ti-checks">
        {all.map((pair) => (
          <label key={pair.join(' ')} className="check">
            <input
              type="checkbox"
              checked={areNeighbors(view, ...pair)}
              onChange={() => toggle(pair)}
            />
            <span>{pair.map(seatName).join(' – ')}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
