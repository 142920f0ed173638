import type { ChoiceView } from '../../view.ts';
import { useBoard } from '../board-context.ts';
import { payeesOf } from '../logic/choices.ts';
import { nameOf, say, sayAny } from '../say.ts';

/** Who is paid what: a line for each realm, a column for each ranking of equals. */
export function Payments({ choice }: { readonly choice: ChoiceView }) {
  const { words, Mark } = useBoard();
  const realms = payeesOf(choice);
  if (realms.length === 0) return <p className="quiet">{say('income.nobody')}</p>;
  return (
    <table className="payments">
      <caption className="unseen">{say('payments')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('payments.realm')}</th>
          <th scope="col">{say('payments.power')}</th>
          {choice.outcomes.map(({ order }) => (
            <th scope="col" key={order?.join() ?? ''}>
              {order
                ? say('payments.order', {
                    order: order.map((realm) => nameOf(words, realm)).join(' > '),
                  })
                : say('payments.paid')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {realms.map((realm) => (
          <tr key={realm}>
            <th scope="row">
              <Mark seat={realm} /> {nameOf(words, realm)}
            </th>
            <td>{choice.powers[realm] ?? 0}</td>
            {choice.outcomes.map(({ order, income, rows }) => (
              <td key={order?.join() ?? ''}>
                <strong>{income[realm] ?? 0}</strong>{' '}
                <span className="small">{sayAny(`row.${rows[realm] ?? 'none'}`)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
