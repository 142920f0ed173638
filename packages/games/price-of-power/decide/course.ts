import { done, malformed } from '@haggle/engine';
import { canAct } from '../choices/merchants.ts';
import type { CommandOf } from '../commands.ts';
import { type Events, refuseAt } from '../desk.ts';
import type { Event } from '../events.ts';
import { isBoardHeld, type State } from '../state.ts';

/** The host gives the turn to a seat; a Trade Action that was begun is finished first. */
export function beginTurn(state: State, { seat }: CommandOf<'begin-turn'>): Events {
  if (!state.ids.includes(seat)) return malformed('seat', 'no such seat');
  return state.phase === 'idle' ? done([{ type: 'turn-begun', seat }]) : refuseAt(state);
}

/**
 * The active seat is done: the turn goes to the next one in the order of the seats. Where no realm can take a
 * Trade Action any more, the round is over first and all Merchants stand up.
 */
export function endTurn({ ids, position }: State, by: string): Events {
  const next = ids[(ids.indexOf(by) + 1) % ids.length] ?? by;
  const { seats, options } = position;
  const isOver = !Object.values(seats).some((realm) => canAct(realm, options));
  const begun: Event = { type: 'turn-begun', seat: next };
  return done(isOver ? [{ type: 'round-ended' }, begun] : [begun]);
}

/** All Merchants stand up (PP-12.4). */
export function endRound(state: State): Events {
  return state.phase === 'idle' ? done([{ type: 'round-ended' }]) : refuseAt(state);
}

/** The host sets the Age; refused `wrong-phase` within a Trade Action. */
export function setAge(state: State, { age }: CommandOf<'set-age'>): Events {
  return state.phase === 'idle' ? done([{ type: 'age-set', age }]) : refuseAt(state);
}

const NOTHING =
  'missing, as are administrativePower, diplomaticPower, interest, prestige and capital: one of them must be given';

/**
 * A logged referee's correction of what a realm has. The capital is of the board, on which all connections stand:
 * refused `wrong-phase` while a trade is being paid.
 */
export function correct(state: State, command: CommandOf<'correct'>): Events {
  const { type: _type, realm, why, ...set } = command;
  if (!state.ids.includes(realm)) return malformed('realm', 'no realm of this table');
  if (Object.keys(set).length === 0) return malformed('ducats', NOTHING);
  if (set.capital !== undefined && isBoardHeld(state.phase)) return refuseAt(state);
  return done([{ type: 'corrected', realm, why, set }]);
}
