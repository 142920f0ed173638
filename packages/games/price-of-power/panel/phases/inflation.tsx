import { useBoard } from '../board-context.ts';
import { Income } from '../ledger/income.tsx';
import { nameOf, say } from '../say.ts';

/** Gold brings inflation: the active player pays for it with power or with interest. Below stands what it paid. */
export function Inflation() {
  const { view, me, words, send, still } = useBoard();
  const seat = view.seats[view.active];
  const isMine = me === view.active;
  const power = seat?.administrativePower ?? 0;
  return (
    <div className="call">
      <h2 className="call-line">
        {isMine
          ? say(still ? 'inflation.was-mine' : 'inflation.mine')
          : say(still ? 'inflation.was' : 'inflation.theirs', {
              realm: nameOf(words, view.active),
            })}
      </h2>
      {isMine && !still && (
        <div className="acts">
          <button
            type="button"
            className="button button-lead"
            aria-disabled={power === 0}
            onClick={() => void send({ type: 'settle-inflation', with: 'administrative-power' })}
          >
            {say('inflation.power', { n: power })}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => void send({ type: 'settle-inflation', with: 'interest' })}
          >
            {say('inflation.interest', { n: seat?.interest ?? 0 })}
          </button>
        </div>
      )}
      <Income />
    </div>
  );
}
