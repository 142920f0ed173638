import { useState } from 'react';
import { findShield } from '../../effects/notes-in-play.ts';
import type { Pending } from '../../state.ts';
import { countOf } from '../../telling-items.ts';
import { ClauseMark } from '../clause-mark.tsx';
import { findDecision, tellBlock } from '../logic/standing.ts';
import { nameOf, say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';

/** What others must decide before anything else: Pillage, and discards over the hand limit. */
export function OthersDecisions() {
  const { view, viewer, me, still } = useTable();
  const standing = view.pending.filter(({ by }) => by !== me);
  if (standing.length === 0) return null;
  return (
    <div className="ti-shelf">
      <h3>{say(still ? 'decisions.was' : 'decisions')}</h3>
      <HeldUp />
      <ul className="ti-tickets">
        {standing.map((pending, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same prey may stand there twice
          <li key={at} className="ti-ticket ti-ticket-due">
            <DecisionCard pending={pending} />
          </li>
        ))}
      </ul>
      {viewer === 'host' && !still && <p className="small">{say('decisions.away')}</p>}
    </div>
  );
}

/** That nothing resolves before a decision, where it does not. */
export function HeldUp() {
  const { view, me, still, clauses } = useTable();
  const block = still ? null : findDecision(view);
  if (block === null) return null;
  const { rule, clause } = tellBlock(block, clauses, me);
  return (
    <p className="small">
      {rule} <ClauseMark id={clause} />
    </p>
  );
}

/** A decision: for who must make it with what he can choose. */
export function DecisionCard({ pending }: { readonly pending: Pending }) {
  return pending.type === 'pillage' ? (
    <PillageCard pending={pending} />
  ) : (
    <DiscardCard pending={pending} />
  );
}

function PillageCard({ pending }: { pending: Extract<Pending, { type: 'pillage' }> }) {
  const { view, me, send, still, Mark } = useTable();
  const { by, target } = pending;
  const prey = findShield(view, by, target) ? undefined : view.seats[target];
  const { tradeGoods = 0, commodities = 0 } = prey ?? {};
  const data = { by: seatName(by), target: seatName(target) };
  // To let the prey be is to let it be whatever it has gained meanwhile.
  const times = view.pending.filter(
    (one) => one.type === 'pillage' && one.by === by && one.target === target,
  ).length;
  const take = (kind: 'trade-good' | 'commodity') => send({ type: 'pillage', target, take: kind });
  return (
    <>
      <header>
        <Mark seat={by} />
        <strong>{say(sentenceFor('pillage', by === me, still), data)}</strong>
      </header>
      {by === me && !still && (
        <div className="acts">
          {tradeGoods > 0 && (
            <button
              type="button"
              className="button button-lead"
              onClick={() => void take('trade-good')}
            >
              {say('pillage.good')}
            </button>
          )}
          {commodities > 0 && (
            <button type="button" className="button" onClick={() => void take('commodity')}>
              {say('pillage.commodity')}
            </button>
          )}
          <button
            type="button"
            className="button"
            onClick={() => void send({ type: 'waive-pillage', target })}
          >
            {times > 1 ? say('pillage.waive-all', { n: times }) : say('pillage.waive')}
          </button>
        </div>
      )}
    </>
  );
}

function DiscardCard({ pending }: { pending: Extract<Pending, { type: 'discard' }> }) {
  const { view, me, send, still, Mark } = useTable();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { by, count } = pending;
  const cards = view.hand?.actionCards ?? [];
  const data = { seat: seatName(by), cards: countOf('action-card', count) };
  const toggle = (at: number) =>
    setChosen(chosen.includes(at) ? chosen.filter((one) => one !== at) : [...chosen, at]);
  const discard = () =>
    send({ type: 'discard', actionCards: chosen.flatMap((at) => cards[at] ?? []) });
  return (
    <>
      <header>
        <Mark seat={by} />
        <strong>{say(sentenceFor('discard', by === me, still), data)}</strong>
      </header>
      {by === me && !still && (
        <>
          {cards.map((card, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are told apart by their place
            <label key={at} className="check">
              <input type="checkbox" checked={chosen.includes(at)} onChange={() => toggle(at)} />
              <span>{nameOf(card)}</span>
            </label>
          ))}
          <button
            type="button"
            className="button button-lead"
            aria-disabled={chosen.length !== count}
            onClick={() => chosen.length === count && void discard()}
          >
            {say('discard.do', data)}
          </button>
        </>
      )}
    </>
  );
}

/** Who decides, told to whoever it is; of the past where nothing can be decided any more. */
function sentenceFor(what: 'pillage' | 'discard', isMine: boolean, isPast: boolean) {
  if (isMine) return isPast ? (`${what}.was-mine` as const) : (`${what}.mine` as const);
  return isPast ? (`${what}.was` as const) : what;
}
