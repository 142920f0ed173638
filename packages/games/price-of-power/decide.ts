import { type Actor, type Context, refuse, type Tick } from '@haggle/engine';
import { type Command, type CommandOf, HOST_COMMANDS } from './commands.ts';
import { direct } from './decide/board.ts';
import { settleInflation } from './decide/collect.ts';
import { beginTurn, correct, endRound, endTurn, setAge } from './decide/course.ts';
import { accept, decline, propose, revise, withdraw } from './decide/offers.ts';
import { forgo, reveal } from './decide/reveal.ts';
import { say } from './decide/talk.ts';
import { rank, trade } from './decide/trade.ts';
import { type Events, type Refused, refuseAt, refuseBy } from './desk.ts';
import type { Phase, State } from './state.ts';

/** In which phase the active realm gives each command of a Trade Action. */
const PHASE_OF: Readonly<Partial<Record<Command['type'], Phase>>> = {
  reveal: 'idle',
  'end-turn': 'idle',
  forgo: 'revealed',
  trade: 'revealed',
  rank: 'ranking',
  'settle-inflation': 'inflation',
};

/** The rules: the events that a command makes, or a refusal. */
export function decide(
  state: State,
  command: Command | Tick,
  actor: Actor,
  context: Context,
): Events {
  if (command.type === 'tick') return refuseBy('not-yours');
  const refused = checkActor(state, command, actor) ?? checkStep(state, command, actor);
  return refused ?? carryOut(state, command.type, actor, command, context);
}

function checkActor({ ids }: State, { type }: Command, actor: Actor): Refused | null {
  if (HOST_COMMANDS.has(type)) return actor === 'host' ? null : refuse('not-host');
  return ids.includes(actor) ? null : refuseBy('not-yours');
}

/** Each step of a Trade Action has its phase, and is the active realm's (PP-TA; ranking PP-12.5). */
function checkStep(state: State, { type }: Command, actor: Actor): Refused | null {
  const phase = PHASE_OF[type];
  if (phase === undefined) return null;
  const clause = phase === 'ranking' ? 'PP-12.5' : 'PP-TA';
  if (phase !== state.phase) return refuseAt(state, clause);
  return actor === state.position.active ? null : refuseBy('not-active', undefined, clause);
}

function carryOut<T extends Command['type']>(
  state: State,
  type: T,
  actor: Actor,
  command: CommandOf<T>,
  context: Context,
): Events {
  return ACTIONS[type](state, actor, command, context);
}

type Action<T extends Command['type']> = (
  state: State,
  actor: Actor,
  command: CommandOf<T>,
  context: Context,
) => Events;

/** What each command does. */
const ACTIONS: { readonly [T in Command['type']]: Action<T> } = {
  reveal: (state, actor, _command, context) => reveal(state, actor, context),
  forgo,
  trade,
  rank: (state, _actor, command) => rank(state, command),
  'settle-inflation': settleInflation,
  propose,
  revise,
  withdraw,
  decline,
  accept,
  say,
  'end-turn': endTurn,
  'begin-turn': (state, _actor, command) => beginTurn(state, command),
  'end-round': endRound,
  'set-age': (state, _actor, command) => setAge(state, command),
  place: (state, _actor, command, context) => direct(state, command, context),
  remove: (state, _actor, command, context) => direct(state, command, context),
  move: (state, _actor, command, context) => direct(state, command, context),
  correct: (state, _actor, command) => correct(state, command),
};
