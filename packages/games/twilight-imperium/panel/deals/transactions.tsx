import { say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';
import { ItemsLine } from './items-line.tsx';

const SHOWN = 8;

/** What has changed hands, newest first: notes and cards of others stay hidden. */
export function Transactions() {
  const { view, me, Mark } = useTable();
  const gaveOf = (seat: string) => say('gave', { seat: seat === me ? say('You') : seatName(seat) });
  const shown = view.transactions.slice(-SHOWN).toReversed();
  return (
    <div className="ti-shelf">
      <h3>{say('transactions')}</h3>
      <Pairs />
      {shown.length === 0 && <p className="quiet small">{say('transactions.none')}</p>}
      <ul className="ti-done">
        {shown.map(({ id, between: [one, other], gave }) => (
          <li key={id}>
            <span className="ti-named">
              <Mark seat={one} />
              <ItemsLine word={gaveOf(one)} items={gave[one] ?? {}} />
            </span>
            <span className="ti-named">
              <Mark seat={other} />
              <ItemsLine word={gaveOf(other)} items={gave[other] ?? {}} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The pairs that have had their transaction of this turn or agenda. */
function Pairs() {
  const { view, me, Mark } = useTable();
  if (view.window === null || view.transacted.length === 0) return null;
  const inOrder = ([one, other]: readonly [string, string]) =>
    other === me ? ([other, one] as const) : ([one, other] as const);
  const nameOf = (seat: string) => (seat === me ? say('You') : seatName(seat));
  return (
    <p className="small ti-pairs">
      {say(view.phase === 'agenda' ? 'pairs.agenda' : 'pairs.turn')}
      {view.transacted.map(inOrder).map(([one, other]) => (
        <span key={`${one} ${other}`} className="ti-pair-chip">
          <span className="ti-pair-marks" aria-hidden="true">
            <Mark seat={one} />
            <Mark seat={other} />
          </span>
          {nameOf(one)} – {nameOf(other)}
        </span>
      ))}
    </p>
  );
}
