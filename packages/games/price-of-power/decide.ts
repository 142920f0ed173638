import { type Actor, type Context, refuse, type Tick } from '@haggle/engine';
import { type Command, HOST_COMMANDS } from './commands.ts';
import { direct } from './decide/board.ts';
import { settleInflation } from './decide/collect.ts';
import { beginTurn, correct, endRound, endTurn, setAge } from './decide/course.ts';
import { accept, decline, propose, revise, withdraw } from './decide/offers.ts';
import { forgo, reveal } from './decide/reveal.ts';
import { rank, trade } from './decide/trade.ts';
import { type Events, type Refused, refuseBy } from './desk.ts';
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
  context: Pick<Context, 'random'>,
): Events {
  if (command.type === 'tick') return refuseBy('not-yours');
  const refused = checkActor(state, command, actor) ?? checkTurn(state, command, actor);
  return refused ?? carryOut(state, command, actor, context);
}

function checkActor({ ids }: State, { type }: Command, actor: Actor): Refused | null {
  if (HOST_COMMANDS.has(type)) return actor === 'host' ? null : refuse('not-host');
  return ids.includes(actor) ? null : refuseBy('not-yours');
}

/** A Trade Action is the active realm's, step by step (PP-TA). */
function checkTurn(state: State, { type }: Command, actor: Actor): Refused | null {
  const phase = PHASE_OF[type];
  if (phase === undefined) return null;
  if (phase !== state.phase) return refuseBy('wrong-phase');
  if (actor === state.position.active) return null;
  return refuseBy('not-active', undefined, phase === 'ranking' ? 'PP-12.5' : 'PP-TA');
}

function carryOut(
  state: State,
  command: Command,
  actor: Actor,
  context: Pick<Context, 'random'>,
): Events {
  switch (command.type) {
    case 'reveal':
      return reveal(state, actor, context);
    case 'forgo':
      return forgo(state, actor);
    case 'trade':
      return trade(state, actor, command);
    case 'rank':
      return rank(state, command);
    case 'settle-inflation':
      return settleInflation(state, actor, command);
    case 'propose':
      return propose(state, actor, command);
    case 'revise':
      return revise(state, actor, command);
    case 'withdraw':
      return withdraw(state, actor, command);
    case 'decline':
      return decline(state, actor, command);
    case 'accept':
      return accept(state, actor, command);
    case 'end-turn':
      return endTurn(state, actor);
    case 'begin-turn':
      return beginTurn(state, command);
    case 'end-round':
      return endRound(state);
    case 'set-age':
      return setAge(state, command);
    case 'correct':
      return correct(state, command);
    default:
      return direct(state, command, context);
  }
}
