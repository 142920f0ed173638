import { done, malformed } from '@haggle/engine';
import type { CommandOf } from '../commands.ts';
import { type Events, refuseBy } from '../desk.ts';
import type { State } from '../state.ts';

/** The host gives the turn to a seat; a Trade Action that was begun is finished first. */
export function beginTurn({ ids, phase }: State, { seat }: CommandOf<'begin-turn'>): Events {
  if (!ids.includes(seat)) return malformed('seat', 'no such seat');
  return phase === 'idle' ? done([{ type: 'turn-begun', seat }]) : refuseBy('wrong-phase');
}

/** All Merchants stand up (PP-12.4). */
export function endRound({ phase }: State): Events {
  return phase === 'idle' ? done([{ type: 'round-ended' }]) : refuseBy('wrong-phase');
}

export function setAge({ phase }: State, { age }: CommandOf<'set-age'>): Events {
  return phase === 'idle' ? done([{ type: 'age-set', age }]) : refuseBy('wrong-phase');
}

/** A logged referee's correction of what a realm has. */
export function correct({ ids }: State, command: CommandOf<'correct'>): Events {
  const { type: _type, realm, why, ...set } = command;
  if (!ids.includes(realm)) return malformed('realm', 'no realm of this table');
  if (Object.keys(set).length === 0) return malformed('correct', 'nothing to correct');
  return done([{ type: 'corrected', realm, why, set }]);
}
