import { AskedButton } from '../../../panel/asked-button.tsx';
import type { OfferView, View } from '../../view.ts';
import { useFloor } from '../floor-context.ts';
import { type Act, actsOn, TRADING } from '../logic/market/standing.ts';
import { draftFor } from '../logic/mat/openings.ts';
import { isBarred } from '../logic/people/barred.ts';
import { say, seatName } from '../say.ts';

type OfferActsProps = {
  readonly id: string;
  readonly offer: OfferView;
  readonly lit: boolean;
  /** The id of what says whose offer it is: its buttons are called alike in every offer. */
  readonly of: string;
};

const LEADS: ReadonlySet<Act> = new Set(['deliver', 'resume']);

/** What can be done about an offer, as buttons; some lay it out on the mat first. */
export function OfferActs({ id, offer, lit, of }: OfferActsProps) {
  const { view, me, still, send, takeUp, deck, plans, Sure } = useFloor();
  if (still || view.phase !== 'trade') return null;
  const act = (what: Act) => {
    switch (what) {
      case 'accept':
      case 'deliver':
      case 'revise':
      case 'counter':
        takeUp(draftFor({ view, me, deck, plan: plans.get(id) }, what, id, offer));
        return;
      case 'back-out':
        void send({ type: 'decline', offer: id });
        return;
      default:
        void send({ type: what, offer: id });
    }
  };
  // With whom nothing can be agreed on, nothing is laid out for it either.
  const isVain = (what: Act) =>
    (what === 'accept' && !lit) ||
    ((what === 'accept' || what === 'counter') && isBarred(view, offer.from)) ||
    (what === 'revise' && isBarred(view, offer.to)) ||
    (isBarred(view, me) && TRADING.has(what));
  const acts = actsOn(me, offer).filter((what) => !isVain(what));
  if (acts.length === 0) return null;
  const questions = { withdraw: askToWithdraw(me, offer), recall: askToRecall(view, me) };
  return (
    <fieldset className="acts" aria-labelledby={of}>
      {acts.map((what) =>
        what === 'withdraw' || what === 'recall' ? (
          <AskedButton
            key={what}
            Sure={Sure}
            question={questions[what]}
            yes={say(`act.${what}`)}
            act={() => send({ type: what, offer: id })}
          >
            {say(`act.${what}`)}
          </AskedButton>
        ) : (
          <button
            key={what}
            type="button"
            className={LEADS.has(what) || what === 'accept' ? 'button button-lead' : 'button'}
            onClick={() => act(what)}
          >
            {say(`act.${what}`)}
          </button>
        ),
      )}
    </fieldset>
  );
}

/** An offer that is withdrawn cannot be opened again, and the other may have done his part. */
function askToWithdraw(me: string | null, { delivered }: OfferView): string | null {
  const sealer = delivered.find((seat) => seat !== me);
  return sealer ? say('act.withdraw-sure', { seat: seatName(sealer) }) : null;
}

/** Whoever was barred after he had sealed his cards can only take them back. */
function askToRecall(view: View, me: string | null): string | null {
  return isBarred(view, me) ? say('act.recall-barred') : null;
}
