import { earnedRow } from '../../income/rows.ts';
import type { ChoiceView } from '../../view.ts';
import { useBoard } from '../board-context.ts';
import { cardOf } from '../cards/card-of.ts';
import { payeesOf } from '../logic/choices.ts';
import { say, sayAny, titleOf } from '../say.ts';
import { tellOrder } from './tell.ts';

/** Who is paid what; where equals must be ranked, a line for each ranking. */
export function Payments({ choice }: { readonly choice: ChoiceView }) {
  const { words } = useBoard();
  const realms = payeesOf(choice);
  const [first] = choice.outcomes;
  if (realms.length === 0 || !first) return <p className="quiet">{say('income.nobody')}</p>;
  if (choice.outcomes.length > 1) return <Rankings choice={choice} realms={realms} />;
  return (
    <table className="payments">
      <caption className="unseen">{say('payments')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('payments.realm')}</th>
          <th scope="col">{say('payments.power')}</th>
          <th scope="col">{say('payments.paid')}</th>
        </tr>
      </thead>
      <tbody>
        {realms.map((realm) => (
          <tr key={realm}>
            <th scope="row">
              <Named realm={realm} name={titleOf(words, realm)} />
            </th>
            <td>{choice.powers[realm] ?? 0}</td>
            <td>
              <strong>{first.income[realm] ?? 0}</strong>{' '}
              <span className="small">{tellRow(choice, realm, first.rows[realm] ?? null)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The row that a realm is paid by, and the better one that it would have by its power alone. */
function tellRow({ card, powers }: ChoiceView, realm: string, row: number | null): string {
  const told = sayAny(`row.${row ?? 'none'}`);
  const thresholds = cardOf(card)?.thresholds;
  const earned = thresholds ? earnedRow(powers[realm] ?? 0, thresholds) : null;
  if (earned === null || earned > 3 || earned >= (row ?? 4)) return told;
  return say('payments.pushed', { row: told, earned: sayAny(`row.${earned}`) });
}

function Rankings({
  choice,
  realms,
}: {
  readonly choice: ChoiceView;
  readonly realms: readonly string[];
}) {
  const { words } = useBoard();
  return (
    <table className="payments payments-ranked">
      <caption className="unseen">{say('payments')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('payments.ranked')}</th>
          {realms.map((realm) => (
            <th key={realm} scope="col">
              <Named realm={realm} name={titleOf(words, realm)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{say('payments.power')}</th>
          {realms.map((realm) => (
            <td key={realm}>{choice.powers[realm] ?? 0}</td>
          ))}
        </tr>
        {choice.outcomes.map(({ order = [], income }) => (
          <tr key={order.join()}>
            <th scope="row">{tellOrder(words, order)}</th>
            {realms.map((realm) => (
              <td key={realm}>
                <strong>{income[realm] ?? 0}</strong>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Named({ realm, name }: { readonly realm: string; readonly name: string }) {
  const { Mark } = useBoard();
  return (
    <>
      <Mark seat={realm} /> {name}
    </>
  );
}
