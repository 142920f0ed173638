import type { ChoiceView } from '../../view.ts';
import { useBoard } from '../board-context.ts';
import { findBarred } from '../logic/choices/barred.ts';
import { payeesOf } from '../logic/choices/choices.ts';
import { findPush, type Paid as Pay } from '../logic/choices/push.ts';
import { nameOf, say, sayAny, shortOf, titleOf } from '../say.ts';
import { tellOrder } from './tell.ts';

/** Who is paid what, and whose Merchant stands there in vain. */
export function Payments({ choice }: { readonly choice: ChoiceView }) {
  return (
    <>
      <Paid choice={choice} />
      <InVain choice={choice} />
    </>
  );
}

/** Why a Merchant that stands there collects nothing: nobody need ask why his realm is not listed. */
function InVain({ choice }: { readonly choice: ChoiceView }) {
  const { view, me, words } = useBoard();
  const node = nameOf(words, choice.primary ?? choice.node);
  return findBarred(view, choice).map(({ realm, because }) => (
    <p key={realm} className="small">
      {realm === me
        ? say(`payments.${because}-mine`, { node })
        : say(`payments.${because}`, { node, realm: nameOf(words, realm) })}
    </p>
  ));
}

/** What each realm is paid; where equals must be ranked, a line for each ranking. */
function Paid({ choice }: { readonly choice: ChoiceView }) {
  const { view, words } = useBoard();
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
              <span className="small">
                {tellRow(choice, realm, {
                  row: first.rows[realm] ?? null,
                  pirates: view.pirates[choice.node] ?? 0,
                })}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The row that a realm is paid by, and why it is no better one. */
function tellRow(choice: ChoiceView, realm: string, paid: Pay): string {
  const row = sayAny(`row.${paid.row ?? 'none'}`);
  const push = findPush(choice, realm, paid);
  return push
    ? say(`payments.pushed-${push.by}`, { row, earned: sayAny(`row.${push.earned}`) })
    : row;
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
              <Named realm={realm} name={titleOf(words, realm)} short={shortOf(words, realm)} />
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

type NamedProps = {
  readonly realm: string;
  readonly name: string;
  /** What it is called where there is no room for its name. */
  readonly short?: string;
};

function Named({ realm, name, short }: NamedProps) {
  const { Mark } = useBoard();
  return (
    <span className="named">
      <Mark seat={realm} /> <span className={short && 'named-full'}>{name}</span>
      {short && (
        <span className="realm-short" aria-hidden="true">
          {short}
        </span>
      )}
    </span>
  );
}
