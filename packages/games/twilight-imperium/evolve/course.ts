import type { EventOf } from '../events.ts';
import type { Galaxy, State } from '../state.ts';
import { underLaws, withGalaxy } from './board.ts';
import { allUnmarketed } from './offers.ts';

/** The id of a turn's window: its round, and its number in the round. */
export function turnWindow(round: number, turn: number): string {
  return `turn:R${round}-${turn}`;
}

/** The id of an agenda's window; each replacement has the next letter. */
export function agendaWindow(round: number, agenda: number, replaced: number): string {
  const letter = String.fromCharCode('a'.charCodeAt(0) + (replaced % LETTERS));
  const lap = Math.floor(replaced / LETTERS);
  return `agenda:R${round}-${agenda}${letter}${lap > 0 ? lap : ''}`;
}

const LETTERS = 26;

/** It is this seat's turn, with a window of its own (rules clause TI-T1). */
export function turnBegun(state: State, { seat, window }: EventOf<'turn-begun'>): State {
  const turns = state.tally.turns + 1;
  const next = inWindow(state, window);
  const { replenished } = isRoundStart(state) ? state : next;
  return { ...next, replenished, active: seat, tally: { ...next.tally, turns } };
}

/**
 * Whether no turn of the round has begun yet at a table that goes by its seats. There the strategy phase may be stepped
 * over: who may play Trade Agreement for what was replenished in it has the first turn for that (TI-21.6).
 */
function isRoundStart({ options, tally }: State): boolean {
  return options.turns === 'seats' && tally.turns === 0;
}

/**
 * Nobody is active any more, and the turn's window is over; a table that goes by its seats knows whose it was. Who may
 * play Trade Agreement for what was replenished in it may do so until the next one begins: its owner cannot get round
 * it by ending the turn at once (TI-21.6).
 */
export function turnEnded(state: State, { seat }: EventOf<'turn-ended'>): State {
  const { replenished } = state;
  const next = { ...inWindow(state, null), replenished, active: null };
  return state.options.turns === 'seats' ? { ...next, last: seat } : next;
}

/**
 * Another phase, without a turn, an agenda or a window; with the strategy phase begins a new round, in which nobody
 * has passed.
 */
export function phaseEntered(state: State, { phase }: EventOf<'phase-entered'>): State {
  const isNewRound = phase === 'strategy';
  const entered = inWindow(state, null);
  const isFromStrategy = state.phase === 'strategy' && phase === 'action';
  const { replenished } = isFromStrategy && isRoundStart(state) ? state : entered;
  const next = { ...entered, replenished, active: null, agenda: null, phase };
  if (!isNewRound) return next;
  const { last: _last, ...round } = next;
  const seats = Object.fromEntries(
    Object.entries(round.seats).map(([id, seat]) => [id, { ...seat, passed: false }]),
  );
  const tally = { ...round.tally, turns: 0, agendas: 0, replaced: 0 };
  return { ...round, round: state.round + 1, seats, tally };
}

/** Another window, or none: what belonged to the last one is over (rules clauses TI-T1, TI-T6, TI-TN7). */
function inWindow(state: State, window: string | null): State {
  const { isOrdered: _isOrdered, hasActed: _hasActed, ...rest } = withoutNews(state);
  return underLaws({
    ...rest,
    pairs: allUnmarketed(state.pairs),
    window,
    used: [],
    extras: [],
    replenished: {},
    activation: null,
    trade: null,
    galaxy: withoutCombat(state.galaxy),
  });
}

function withoutCombat(galaxy: Galaxy): Galaxy {
  if (galaxy.combat === null && galaxy.folded.length === 0) return galaxy;
  return { ...galaxy, combat: null, folded: [] };
}

/** Another agenda of this phase, not replaced yet, with its window (rules clause TI-T6). */
export function agendaBegun(state: State, event: EventOf<'agenda-begun'>): State {
  const agendas = state.tally.agendas + 1;
  const tally = { ...state.tally, agendas, replaced: 0 };
  return { ...agendaWith(state, event), tally };
}

/** Another agenda in the place of the one before, with its window (rules clause TI-TN7). */
export function agendaReplaced(state: State, event: EventOf<'agenda-replaced'>): State {
  const replaced = state.tally.replaced + 1;
  const next = agendaWith(state, event);
  return { ...next, tally: { ...next.tally, replaced } };
}

/** In the action phase an agenda leaves the turn's window as it is. */
function agendaWith(
  state: State,
  { agenda: name, window }: EventOf<'agenda-begun' | 'agenda-replaced'>,
): State {
  const next = window === state.window ? state : inWindow(state, window);
  return { ...next, agenda: { name } };
}

/** No agenda any more; in the agenda phase its window is over too. */
export function agendaEnded(state: State): State {
  const next = state.phase === 'agenda' ? inWindow(state, null) : state;
  return { ...next, agenda: null };
}

/** A system is activated, by a seat, with those who are there. */
export function activated(state: State, event: EventOf<'activated'>): State {
  const { by, system, seats } = event;
  return { ...actionBegun(state), activation: { by, system, seats } };
}

/**
 * An action begins; where it is not the first of the turn, what was activated and the transactions of the turn are
 * past ones (TI-TN6).
 */
function actionBegun(state: State): State {
  const { activation, trade, hasActed = false } = state;
  const isAnother = activation !== null || trade !== null || hasActed;
  const used = state.used.map((use) => ({ ...use, isPast: true as const }));
  const before = activation && { ...activation, isPast: true as const };
  return { ...withoutNews(state), activation: before, ...(isAnother && { used }) };
}

/** An action of the turn's player that is neither an activation nor Trade. */
export function acted(state: State): State {
  return { ...actionBegun(state), hasActed: true };
}

/** What has just happened lasts until something else of the turn begins. */
function withoutNews(state: State): State {
  const { arrival: _arrival, fought: _fought, ...rest } = state;
  return rest;
}

/** A combat is on, and the end of the last one is past. */
export function combatBegun(state: State, event: EventOf<'combat-begun'>): State {
  const { attacker, defender, system } = event;
  const { fought: _fought, ...rest } = state;
  return withGalaxy(rest, { combat: { attacker, defender, system } });
}

/** No combat is on any more; its end lasts until something else of the turn begins. */
export function combatEnded(state: State, event: EventOf<'combat-ended'>): State {
  return { ...withGalaxy(state, { combat: null }), fought: [event.attacker, event.defender] };
}

/** The Trade strategy card is being resolved: by whom, and who may follow free; nobody has yet. */
export function tradeResolved(state: State, event: EventOf<'trade-resolved'>): State {
  return { ...actionBegun(state), trade: { by: event.seat, free: event.free, followed: [] } };
}

/** One more seat has followed Trade. */
export function tradeFollowed(state: State, { seat }: EventOf<'trade-followed'>): State {
  if (state.trade === null) return state;
  return { ...state, trade: { ...state.trade, followed: [...state.trade.followed, seat] } };
}
