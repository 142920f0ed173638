import { isEliminated } from './elimination.ts';
import type { State } from './state.ts';

/** Whether no seat has a turn left in this round. */
export function haveAllPassed({ ids, seats }: Pick<State, 'ids' | 'seats'>): boolean {
  return ids.every((id) => isOut(seats, id));
}

/** Whether a seat has no turn left in this round: it has passed, or is part of the game no more. */
function isOut(seats: State['seats'], id: string): boolean {
  return seats[id]?.passed === true || isEliminated({ seats }, id);
}

/**
 * Whose turn comes next by the order of the seats, which a table may go by or not; null where all have passed.
 * Haggle does not know who holds which strategy card.
 */
function findNext({ ids, seats, last }: Pick<State, 'ids' | 'seats' | 'last'>): string | null {
  const start = ids.indexOf(last ?? '') + 1;
  const order = [...ids.slice(start), ...ids];
  return order.find((id) => !isOut(seats, id)) ?? null;
}

/** Whether a seat may begin its own turn: the table goes by its seats, and nobody has the turn. */
export function isBetweenTurns({
  options,
  phase,
  active,
}: Pick<State, 'options' | 'phase' | 'active'>): boolean {
  return options.turns === 'seats' && phase === 'action' && active === null;
}

/** Whether a seat may take an action: in its own turn of the action phase, or where nobody tells whose turn it is. */
export function mayAct(state: Pick<State, 'options' | 'phase' | 'active'>, seat: string): boolean {
  return state.phase === 'action' && !isBetweenTurns(state) && (state.active ?? seat) === seat;
}

/** Whose turn was the last one of the round, and whose is the next by the order of the seats; null for none. */
export type Between = { readonly last: string | null; readonly next: string | null };

/** What lies before and after the moment between two turns. */
export function betweenTurns(state: Pick<State, 'ids' | 'seats' | 'last'>): Between {
  return { last: state.last ?? null, next: findNext(state) };
}

/**
 * What keeps a seat from beginning its own turn between two turns, while another has one left: it has passed, or had
 * the last one. Null: nothing does.
 */
export function findBar(
  { last, next }: Between,
  seats: State['seats'],
  seat: string,
): 'has-passed' | 'had-last' | null {
  if (next === null || next === seat) return null;
  if (isOut(seats, seat)) return 'has-passed';
  return last === seat ? 'had-last' : null;
}
