import { useState } from 'react';
import { isTextOrNull } from '../../../panel/drawer.ts';
import { useKept } from '../../../panel/use-kept.ts';
import { cardOf } from '../../data/cards.ts';
import type { ChoiceView } from '../../view.ts';
import { useBoard } from '../board-context.ts';
import { TradeCard } from '../cards/trade-card.tsx';
import { Payments } from '../choices/payments.tsx';
import { tellIncome, tellOrder } from '../choices/tell.ts';
import { NewDeal } from '../deals/new-deal.tsx';
import { Offers } from '../deals/offers.tsx';
import { countOffersTo } from '../logic/due.ts';
import { nameOf, say } from '../say.ts';

/**
 * Equals are ranked by the active player; before that everybody may bargain over it. In a replay every trade comes by
 * here before it is paid, also one in which nobody is equal.
 */
export function Ranking() {
  const { view, me, words, still } = useBoard();
  const [choice] = view.choices;
  // Who ranks hears first what he is offered. To others what comes later moves nothing that is being written.
  const [hasOffers] = useState(() => countOffersTo(view, me) > 0);
  if (!choice) return null;
  const isMine = me === view.active;
  const isAnswering = isMine || hasOffers;
  const active = nameOf(words, view.active);
  return (
    <>
      <div className="call">
        <Heading choice={choice} />
        {me !== null && !still && (
          <p className="small">
            {isMine ? say('ranking.mine-hint') : say('ranking.theirs-hint', { realm: active })}
          </p>
        )}
      </div>
      {/* The rankings to choose from say themselves what they pay. */}
      {isMine && !still ? <RankForm /> : <Payments choice={choice} />}
      {me !== null && !still && (
        <>
          {isAnswering && <Offers isShort />}
          <NewDeal />
          {!isAnswering && <Offers isShort />}
        </>
      )}
      <ul className="trade-cards trade-cards-one">
        <TradeCard id={choice.card} chosen={false} onChoose={null} />
      </ul>
    </>
  );
}

/** Who ranks whom and what was traded where; what was traded alone, where nobody is equal. */
function Heading({ choice }: { readonly choice: ChoiceView }) {
  const { view, me, words, still } = useBoard();
  const realm = nameOf(words, view.active);
  const isMine = me === view.active;
  const good = nameOf(words, cardOf(choice.card)?.good ?? choice.card);
  const where = { good, node: nameOf(words, choice.node) };
  if (view.tied.length === 0) {
    return (
      <h2 className="call-line">
        {isMine ? say('ranking.none-mine', where) : say('ranking.none', { realm, ...where })}
      </h2>
    );
  }
  const tied = view.tied.map((one) => nameOf(words, one)).join(', ');
  return (
    <>
      <h2 className="call-line">
        {isMine
          ? say(still ? 'ranking.was-mine' : 'ranking.mine', { tied })
          : say(still ? 'ranking.was' : 'ranking.theirs', { realm, tied })}
      </h2>
      <p>{say('ranking.where', where)}</p>
    </>
  );
}

function RankForm() {
  const { view, me, viewer, words, send } = useBoard();
  const [choice] = view.choices;
  // Nothing is chosen beforehand: one key press too many would give the first place away.
  const [chosen, setChosen] = useKept(
    { name: `${location.pathname} ${viewer} ranking`, of: `${choice?.card} ${choice?.node}` },
    null,
    isTextOrNull,
  );
  const outcomes = choice?.outcomes ?? [];
  const order = outcomes.find((one) => one.order?.join() === chosen)?.order;
  const rank = async () => {
    if (order === undefined) return;
    const answer = await send({ type: 'rank', order });
    // The same two may be equal at the same node in a later turn.
    if (answer.ok) setChosen(null);
  };
  return (
    <fieldset className="rank">
      <legend>{say('ranking.choose')}</legend>
      {outcomes.map(({ order: each = [], income }) => (
        <label key={each.join()} className="check">
          <input
            type="radio"
            name="rank"
            checked={each === order}
            onChange={() => setChosen(each.join())}
          />
          <span>
            <strong>{tellOrder(words, each)}</strong>{' '}
            <span className="small">{tellIncome(words, income, me)}</span>
          </span>
        </label>
      ))}
      <button
        type="button"
        className="button button-lead"
        aria-disabled={order === undefined}
        onClick={() => void rank()}
      >
        {say('ranking.rank')}
      </button>
    </fieldset>
  );
}
