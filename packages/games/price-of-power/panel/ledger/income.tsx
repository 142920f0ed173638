import { useMemo } from 'react';
import { cardOf } from '../../data/cards.ts';
import { useBoard } from '../board-context.ts';
import { tellIncome } from '../choices/tell.ts';
import { lastTrader } from '../logic/ledger/last-trader.ts';
import { roundIncome } from '../logic/ledger/round-income.ts';
import { nameOf, say, titleOf } from '../say.ts';

/** What the last Trade Action paid, and why, step by step for each realm. */
export function Income() {
  const { view, words, Mark, events } = useBoard();
  const { lastTrade } = view;
  if (!lastTrade) return <p className="quiet">{say('income.none')}</p>;
  const { card, node, kind, primary, income, why } = lastTrade;
  const trader = lastTrader(events, card);
  const realms = Object.keys(why).sort((one, other) => (income[other] ?? 0) - (income[one] ?? 0));
  return (
    <section className="income" aria-label={say('income')}>
      <h2>{say('income')}</h2>
      <p>
        {trader !== undefined && (
          <>
            <Mark seat={trader} /> {say('income.by', { realm: nameOf(words, trader) })}{' '}
          </>
        )}
        {say('income.of', {
          good: nameOf(words, cardOf(card)?.good ?? card),
          node: nameOf(words, node),
        })}
        {kind === 'secondary' &&
          primary !== undefined &&
          ` ${say('income.secondary', { node: nameOf(words, primary) })}`}
        {': '}
        <strong>{tellIncome(words, income)}</strong>
      </p>
      <ol className="income-realms">
        {realms.map((realm) => (
          <li key={realm} className="income-realm">
            <h3>
              <Mark seat={realm} /> {titleOf(words, realm)}{' '}
              <strong className="income-paid">{income[realm] ?? 0}</strong>
            </h3>
            <ol className="why">
              {(why[realm] ?? []).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What the whole round has paid so far, where it was more than the last trade: rivals’ pay adds up. */
export function RoundIncome() {
  const { words, events, Mark } = useBoard();
  const round = useMemo(() => roundIncome(events), [events]);
  if (round === null || round.payments.length < 2) return null;
  const { payments, sums } = round;
  return (
    <section className="income" aria-label={say('income.round')}>
      <h2>{say('income.round')}</h2>
      <p>
        <strong>{tellIncome(words, sums)}</strong>
      </p>
      <ul className="income-trades">
        {payments.map(({ seat, trade, income }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was paid keeps its place in the round
          <li key={at} className="small">
            <Mark seat={seat} />{' '}
            {say(trade ? 'income.by' : 'income.forgone', { realm: nameOf(words, seat) })}
            {trade &&
              ` ${say('income.of', {
                good: nameOf(words, cardOf(trade.card)?.good ?? trade.card),
                node: nameOf(words, trade.node),
              })}`}
            {': '}
            {tellIncome(words, income)}
          </li>
        ))}
      </ul>
    </section>
  );
}
