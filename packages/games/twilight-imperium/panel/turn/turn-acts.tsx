import { AskedButton } from '../../../panel/asked-button.tsx';
import { DropDown } from '../../../panel/drop-down.tsx';
import { isEliminated } from '../../elimination.ts';
import type { View } from '../../view.ts';
import { TradeCard } from '../desks/trade-card.tsx';
import { findBeginning } from '../logic/turn/beginning.ts';
import { findInvited, findUnanswered } from '../logic/turn/unanswered.ts';
import { listOf, say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';
import { TurnForms } from './turn-forms.tsx';

/** What the active seat does with its turn; the host has its own desk for it. */
export function TurnActs() {
  const { view, me, still } = useTable();
  if (still || me === null || isEliminated(view, me)) return null;
  return (
    <div className="acts ti-turn-acts">
      {view.active === me && <OwnTurn seat={me} />}
      <BeginTurn />
      <FollowTrade />
    </div>
  );
}

/** One’s own turn, which goes on after passing until it is ended. */
function OwnTurn({ seat }: { seat: string }) {
  const { view, send, Sure } = useTable();
  const hasPassed = view.seats[seat]?.passed ?? false;
  return (
    <>
      <DropDown label={say('turn.more')} placement="bottom end" className="ti-dialog">
        {(close) => <OwnActions seat={seat} onDone={close} />}
      </DropDown>
      {!hasPassed && (
        <AskedButton
          Sure={Sure}
          question={say('turn.pass-sure')}
          yes={say('turn.pass-yes')}
          act={() => send({ type: 'pass' })}
        >
          {say('turn.pass')}
        </AskedButton>
      )}
      <AskedButton
        Sure={Sure}
        className={hasPassed ? 'button button-lead' : 'button'}
        question={sureOfEnd(view, seat)}
        yes={say('turn.end')}
        act={() => send({ type: 'end-turn' })}
      >
        {say('turn.end')}
      </AskedButton>
    </>
  );
}

/** What is asked before a turn ends in which others could still do something; null where nobody could. */
function sureOfEnd(view: View, seat: string): string | null {
  const [partners, invited] = [findUnanswered(view, seat), findInvited(view)];
  const told = [
    ...(partners.length > 0 ? [say('turn.end-sure', { seats: namesOf(partners) })] : []),
    ...(invited.length > 0
      ? [say('turn.end-trade', { seats: namesOf(invited), n: invited.length })]
      : []),
  ];
  return told.length === 0 ? null : told.join(' ');
}

function namesOf(seats: readonly string[]): string {
  return listOf(seats.map(seatName));
}

/** What one does with one’s turn: the strategy card Trade, activation and combat. */
function OwnActions({ seat, onDone }: { readonly seat: string; readonly onDone: () => void }) {
  const { view, send } = useTable();
  const act: typeof send = async (command) => {
    const answer = await send(command);
    if (answer.ok) onDone();
    return answer;
  };
  return (
    <div className="ti-forms">
      {view.trade === null && <TradeCard seat={seat} onSend={act} />}
      <TurnForms onDone={onDone} isOpen />
    </div>
  );
}

/** One’s own turn, where the table goes by its seats and nobody has the turn. */
function BeginTurn() {
  const { view, me, send, Sure } = useTable();
  const beginning = me === null ? null : findBeginning(view, me);
  if (beginning === null) return null;
  const isRound = beginning === 'round';
  return (
    <AskedButton
      Sure={Sure}
      className={beginning === 'out-of-order' ? 'button' : 'button button-lead'}
      question={isRound ? say('round.sure') : null}
      yes={say('round.yes')}
      act={() => send({ type: 'begin-turn', seat: me })}
    >
      {say(isRound ? 'round.begin' : 'turn.begin')}
    </AskedButton>
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
