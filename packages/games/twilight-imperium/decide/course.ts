import { type Actor, done, noSuch } from '@haggle/engine';
import type { CommandOf } from '../commands.ts';
import { checkSeat, type Events, type Refused, refuseBy, refuseNow } from '../desk.ts';
import { followPhase } from '../effects/asking.ts';
import type { Event } from '../events.ts';
import { agendaWindow, turnWindow } from '../evolve/course.ts';
import { evolve } from '../evolve.ts';
import { CENSURES } from '../laws.ts';
import { betweenTurns, findBar, haveAllPassed } from '../order.ts';
import type { State } from '../state.ts';
import { callPlace } from './board.ts';
import { replenishing } from './ledger.ts';
import { returning } from './notes.ts';

/**
 * Another seat's turn begins, and with it a new window (rules clause TI-T1). A seat begins its own where nobody is
 * active, unless it has passed or had the last turn while another has one left; at a table that goes by its seats
 * another round begins with it where all have passed.
 */
export function beginTurn(state: State, actor: Actor, { seat }: CommandOf<'begin-turn'>): Events {
  const isHost = actor === 'host';
  const refused =
    checkSeat(state, seat) ??
    (isHost || seat === actor ? null : refuseBy('not-yours')) ??
    checkPhase(state, state.phase === 'action') ??
    (isHost ? null : checkOrder(state, seat));
  if (refused) return refused;
  const isNewRound = state.options.turns === 'seats' && haveAllPassed(state);
  const before = isNewRound ? enteringRound(state) : endingTurn(state);
  const { round, tally } = before.reduce<State>(evolve, state);
  return done([
    ...before,
    { type: 'turn-begun', seat, window: turnWindow(round, tally.turns + 1) },
  ]);
}

/** A seat has no second turn while another has its first: who goes on is for the host to say. */
function checkOrder(state: State, seat: string): Refused | null {
  if (state.active !== null) return refuseNow(state, 'turn', { seat: state.active });
  const bar = findBar(betweenTurns(state), state.seats, seat);
  return bar === null ? null : refuseNow(state, bar);
}

/** The phases between the last turn of a round and the first one of the next, which are stepped over. */
function enteringRound(state: State): readonly Event[] {
  const over = entering(state, 'strategy');
  return [...over, ...entering(over.reduce<State>(evolve, state), 'action')];
}

/** The active seat passes; its turn, and its transactions, go on until it ends. */
export function pass(state: State): Events {
  const refused = checkNow(state, state.active !== null, 'no-turn');
  return refused ?? done([{ type: 'passed', seat: state.active ?? '' }]);
}

/** The turn ends, and with it a combat or an agenda that goes on; refused `wrong-phase` where it is nobody's turn. */
export function endTurn(state: State): Events {
  const refused = checkNow(state, state.active !== null, 'no-turn');
  return refused ?? done(endingTurn(state));
}

/** The end of the turn, of a combat that goes on, and of an agenda of the action phase, which belongs to its turn. */
export function endingTurn(state: State): readonly Event[] {
  const { active } = state;
  const ended: readonly Event[] = active === null ? [] : [{ type: 'turn-ended', seat: active }];
  return [
    ...endingCombat(state),
    ...ended,
    ...(state.phase === 'action' ? endingAgenda(state) : []),
  ];
}

/** Another phase: turn, combat and agenda are over, and what ends with a phase or a round ends. */
export function enterPhase(state: State, { phase }: CommandOf<'enter-phase'>): Events {
  return done(entering(state, phase));
}

function entering(state: State, phase: State['phase']): readonly Event[] {
  const entered = [
    ...endingTurn(state),
    ...(state.phase === 'action' ? [] : endingAgenda(state)),
    ...(isStatusOver(state, phase) ? returning(state, 'status-end') : []),
    ...(phase === 'strategy' ? repealing(state, CENSURES) : []),
    { type: 'phase-entered', phase } as const,
  ];
  // What follows from the new phase finds the table without the combat and the turn that have just ended.
  const now = entered.reduce<State>(evolve, state);
  const own = followPhase(now, phase).flatMap(({ seat, tradeGoods, effect }): readonly Event[] => [
    ...replenishing(now, seat, effect),
    { type: 'gained', seat, commodities: 0, tradeGoods, effect },
  ]);
  return [...entered, ...own];
}

/** The status phase ends when it is left, and where the host steps over it. */
function isStatusOver({ phase }: State, next: State['phase']): boolean {
  return (phase === 'status' && next !== 'status') || next === 'agenda' || next === 'strategy';
}

/** Edicts of a round do not outlive it. */
function repealing({ laws }: State, edicts: readonly string[]): readonly Event[] {
  return laws
    .filter(({ law }) => edicts.includes(law))
    .map(({ law }) => ({ type: 'law-repealed', law }));
}

/** The active seat activates a system; notes of those who are there go home. */
export function activate(state: State, command: CommandOf<'activate'>): Events {
  const system = callPlace(state, command.system);
  if (!system.ok) return system;
  for (const name of command.seats) {
    const refused = checkSeat(state, name);
    if (refused) return refused;
  }
  const by = state.active;
  if (by === null) return refuseNow(state, 'no-turn');
  const seats = [...new Set(command.seats)];
  return done([
    { type: 'activated', by, system: system.value, seats },
    ...returning(state, 'activation', { by, owners: seats }),
  ]);
}

/** A combat begins: while it lasts its two sides are neighbors (rules clause TI-TN5). */
export function beginCombat(state: State, command: CommandOf<'begin-combat'>): Events {
  const { attacker, defender } = command;
  const active = state.activation?.system ?? null;
  const system = command.system === undefined ? done(active) : callPlace(state, command.system);
  if (!system.ok) return system;
  const refused =
    checkSeat(state, attacker) ??
    checkSeat(state, defender) ??
    checkNow(state, state.active !== null, 'no-turn') ??
    checkNow(state, state.galaxy.combat === null, 'combat') ??
    (attacker === defender ? refuseBy('self') : null);
  if (refused) return refused;
  return done([{ type: 'combat-begun', attacker, defender, system: system.value }]);
}

/** The combat ends, and notes that wait for it go home; refused `wrong-phase` where there is none. */
export function endCombat(state: State): Events {
  const refused = checkNow(state, state.galaxy.combat !== null, 'no-combat');
  return refused ?? done(endingCombat(state));
}

/** The end of the combat, and the notes that wait for it; nothing where there is none. */
export function endingCombat(state: State): readonly Event[] {
  const { combat } = state.galaxy;
  if (combat === null) return [];
  const { attacker, defender } = combat;
  return [{ type: 'combat-ended', attacker, defender }, ...returning(state, 'combat-end')];
}

/** An agenda is revealed: a window in which every pair may transact once (rules clause TI-T6). */
export function beginAgenda(state: State, { agenda }: CommandOf<'begin-agenda'>): Events {
  const refused = checkPhase(state, state.phase === 'agenda' || state.phase === 'action');
  if (refused) return refused;
  const window = agendaWindow(state.round, state.tally.agendas + 1, 0);
  return done([
    ...endingAgenda(state),
    { type: 'agenda-begun', agenda, window: windowIn(state, window) },
  ]);
}

/** Another agenda takes the place of this one, with a window of its own (rules clause TI-TN7). */
export function replaceAgenda(state: State, { agenda }: CommandOf<'replace-agenda'>): Events {
  const refused = checkNow(state, state.agenda !== null, 'no-agenda');
  if (refused) return refused;
  const { agendas, replaced } = state.tally;
  const window = agendaWindow(state.round, agendas, replaced + 1);
  return done([
    ...returning(state, 'agenda-end'),
    { type: 'agenda-replaced', agenda, window: windowIn(state, window) },
  ]);
}

/** The agenda ends, and notes that wait for it go home; refused `wrong-phase` where there is none. */
export function endAgenda(state: State): Events {
  const refused = checkNow(state, state.agenda !== null, 'no-agenda');
  return refused ?? done(endingAgenda(state));
}

/** Inside the action phase an agenda leaves the turn's window as it is. */
function windowIn({ phase, window }: State, own: string): string | null {
  return phase === 'agenda' ? own : window;
}

function endingAgenda(state: State): readonly Event[] {
  if (state.agenda === null) return [];
  return [...returning(state, 'agenda-end'), { type: 'agenda-ended', agenda: state.agenda.name }];
}

/** A law comes into force, with the seat that was elected, if any; refused `no-such` for what is no seat. */
export function enact(state: State, { law, elected }: CommandOf<'enact'>): Events {
  const refused = elected ? checkSeat(state, elected) : null;
  return refused ?? done([{ type: 'law-enacted', law, elected: elected ?? null }]);
}

/** A law is in force no more; refused `no-such` where it was not. */
export function repeal(state: State, { law }: CommandOf<'repeal'>): Events {
  const isInForce = state.laws.some((one) => one.law === law);
  return isInForce ? done([{ type: 'law-repealed', law }]) : noSuch('law', law);
}

/** An event begins, and lasts until it is ended. */
export function beginEvent(_state: State, { event }: CommandOf<'begin-event'>): Events {
  return done([{ type: 'event-begun', event }]);
}

/** Ends the event that is named, or the last that began. */
export function endEvent({ events }: State, command: CommandOf<'end-event'>): Events {
  const event = command.event ?? events.at(-1);
  if (event === undefined) return noSuch('any-event', 'event');
  return events.includes(event) ? done([{ type: 'event-ended', event }]) : noSuch('event', event);
}

function checkNow(state: State, isSo: boolean, what: string): Refused | null {
  return isSo ? null : refuseNow(state, what);
}

function checkPhase({ phase }: State, isRight: boolean): Refused | null {
  return isRight ? null : refuseBy('wrong-phase', { phase });
}
