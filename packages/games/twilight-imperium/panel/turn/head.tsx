import { isolate } from '../../../panel/isolate.ts';
import { keepFocus } from '../../../panel/keep-focus.ts';
import { isAgendaHidden } from '../../effects/eligibility.ts';
import { isSilenced } from '../../effects/notes-in-play.ts';
import { isEliminated } from '../../elimination.ts';
import type { Pending } from '../../state.ts';
import { countOf } from '../../telling-items.ts';
import type { View } from '../../view.ts';
import { isLastLeft } from '../logic/turn/last-left.ts';
import { listOf, nameOf, noteName, say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';
import { TurnActs } from './turn-acts.tsx';

/** The line above the table: the phase, whose turn or which agenda it is, and what can be done about it. */
export function Head() {
  const { view } = useTable();
  return (
    <div
      className="ti-head"
      ref={keepFocus}
      data-agenda={view.agenda !== null && view.phase === 'agenda'}
      data-turn={view.active !== null}
    >
      <h2 className="ti-phase">{nameOf(view.phase)}</h2>
      <Now />
      <TurnActs />
    </div>
  );
}

/** Who may transact with whom now, in a line. */
function Now() {
  const { view, me, still, Mark } = useTable();
  const due = still ? undefined : view.pending.find(({ by }) => by === me);
  const { agenda, active, activation, combat } = view;
  return (
    <div className="ti-now">
      {due && <Due pending={due} />}
      <Gone />
      {active !== null && (
        <p className="ti-turn">
          <Mark seat={active} />
          <strong>
            {active === me
              ? say(still ? 'turn.was-mine' : 'turn.mine')
              : say(still ? 'turn.was' : 'turn', { seat: seatName(active) })}
          </strong>
          {activation !== null && activation.isPast !== true && (
            <span className="small">{say('turn.activated', { system: activation.system })}</span>
          )}
          {view.seats[active]?.passed && !still && (
            <span className="small">{say(active === me ? 'turn.passed-mine' : 'turn.passed')}</span>
          )}
          {active === me && !still && isLastLeft(view, me) && (
            <span className="small">{say('turn.last')}</span>
          )}
        </p>
      )}
      {agenda !== null && (
        <p className="ti-agenda">
          <strong>{say('agenda', { agenda: isolate(agenda.name) })}</strong>{' '}
          {!still && <span className="small">{tellAgenda(view)}</span>}
        </p>
      )}
      {agenda !== null && !still && <Silenced />}
      {view.window === null && !still && !due && <p className="small">{tellClosed(view, me)}</p>}
      {combat !== null && (
        <p className="small ti-combat">
          {say(combat.system === null ? 'combat' : 'combat.in', {
            attacker: seatName(combat.attacker),
            defender: seatName(combat.defender),
            system: combat.system ?? '',
          })}
        </p>
      )}
      <Standing />
    </div>
  );
}

/** Who is part of the game no more; whoever it is oneself reads it first of all. */
function Gone() {
  const { view, me, still } = useTable();
  const gone = Object.keys(view.seats).filter((seat) => isEliminated(view, seat));
  const others = gone.filter((seat) => seat !== me);
  return (
    <>
      {others.length < gone.length && (
        <p role="status">
          <strong>{say('gone.mine')}</strong>{' '}
          {!still && <span className="small">{say('gone.rest')}</span>}
        </p>
      )}
      {others.length > 0 && (
        <p className="small">
          {say('gone', { seats: listOf(others.map(seatName)), n: others.length })}
        </p>
      )}
    </>
  );
}

/** Who may transact while an agenda stands. */
function tellAgenda(view: View): string {
  if (isAgendaHidden(view)) return say('agenda.hidden', { event: nameOf('hidden-agenda') });
  return say(view.phase === 'agenda' ? 'agenda.free' : 'agenda.inside');
}

/** Whom Political Secret keeps from voting and more, until the agenda is resolved. */
function Silenced() {
  const { view, me } = useTable();
  return Object.keys(view.seats)
    .filter((seat) => isSilenced(view, seat))
    .map((seat) => (
      <p key={seat} className="small">
        {say(seat === me ? 'agenda.silenced-mine' : 'agenda.silenced', {
          seat: seatName(seat),
          note: noteName(`${seat}/political-secret`),
        })}
      </p>
    ));
}

/** What one must decide oneself before anybody can go on, told wherever one looks. */
function Due({ pending }: { readonly pending: Pending }) {
  const { goTo } = useTable();
  return (
    <p className="ti-own-due" role="status">
      <strong>
        {pending.type === 'pillage'
          ? say('pillage.mine', { target: seatName(pending.target) })
          : say('discard.mine', { cards: countOf('action-card', pending.count) })}
      </strong>
      <button type="button" className="button button-lead" onClick={() => goTo('offers')}>
        {say('pending.go')}
      </button>
    </p>
  );
}

/** Why nobody can transact, and who goes on. */
function tellClosed({ between }: View, me: string | null): string {
  if (between === undefined) return say('window.closed');
  if (between.next === null) return say('window.round');
  if (between.next === me) return say('window.mine');
  return say('window.between', { seat: seatName(between.next) });
}

/** Laws and events that stand. */
function Standing() {
  const { view } = useTable();
  const laws = view.laws.map(({ law, elected }) =>
    elected === undefined ? nameOf(law) : `${nameOf(law)} (${seatName(elected)})`,
  );
  const blank = view.isOrdered && laws.length > 0 ? [say('laws.blank')] : [];
  const all = [...laws, ...blank, ...view.events.map(nameOf)];
  return all.length === 0 ? null : <p className="small ti-laws">{all.join(' · ')}</p>;
}
