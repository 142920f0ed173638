import { type Actor, type Context, done, refuse, type Tick } from '@haggle/engine';
import { type Command, type CommandOf, HOST_COMMANDS, TURN_COMMANDS } from './commands.ts';
import { accept } from './decide/accept.ts';
import { move, placeWormhole, setNeighbors } from './decide/board.ts';
import { correct } from './decide/correct.ts';
import {
  activate,
  beginAgenda,
  beginCombat,
  beginEvent,
  beginTurn,
  enact,
  endAgenda,
  endCombat,
  endEvent,
  endTurn,
  enterPhase,
  pass,
  repeal,
  replaceAgenda,
} from './decide/course.ts';
import { checkEliminated, eliminate } from './decide/eliminate.ts';
import { handOver } from './decide/gifts.ts';
import { checkDiscards, discard, findOverfull } from './decide/hand-limit.ts';
import { convert, followTrade, gain, replenish, resolveTrade, spend } from './decide/ledger.ts';
import { playNote } from './decide/notes.ts';
import { decline, propose, revise, withdraw } from './decide/offers.ts';
import { pillage, waivePillage } from './decide/pillage.ts';
import { say } from './decide/talk.ts';
import { use } from './decide/uses.ts';
import { type Events, type Refused, refuseBy } from './desk.ts';
import { offerPillage, type Step } from './effects/pillage.ts';
import { maximumOf } from './effects/value.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import type { State } from './state.ts';

/** The rules: the events that a command makes, with all that follows from them at once, or a refusal. */
export function decide(
  state: State,
  command: Command | Tick,
  actor: Actor,
  context: Asked,
): Events {
  if (command.type === 'tick') return refuseBy('not-yours');
  const refused = checkActor(state, command, actor);
  if (refused) return refused;
  const decided = carryOut(state, command.type, actor, command, context);
  // Talk waits for no decision, and nothing follows from it.
  if (command.type === 'say') return decided;
  const later =
    checkTurn(state, command, actor) ??
    checkDiscards(state, command, actor) ??
    checkEliminated(state, command, actor);
  if (later) return comesBefore(decided, later.refusal.code) ? decided : later;
  return decided.ok ? done(conclude(state, decided.value)) : decided;
}

/** The first codes in the order in which they are checked. */
const ORDER: readonly string[] = [
  'malformed',
  'no-such',
  'not-yours',
  'wrong-phase',
  'final',
  'offer-withdrawn',
  'offer-declined',
  'stale-revision',
  'pending-decision',
  'self',
  'eliminated',
];

function comesBefore(decided: Events, code: string): boolean {
  if (decided.ok) return false;
  const place = ORDER.indexOf(decided.refusal.code);
  return place >= 0 && place < ORDER.indexOf(code);
}

function checkActor(state: State, { type }: Command, actor: Actor): Refused | null {
  const isShared = type === 'begin-turn' && state.options.turns === 'seats';
  if (HOST_COMMANDS.has(type) && !isShared) return actor === 'host' ? null : refuse('not-host');
  if (isShared && actor === 'host') return null;
  if (actor === 'host' && (type === 'move' || TURN_COMMANDS.has(type))) return null;
  return state.ids.includes(actor) ? null : refuseBy('not-yours');
}

function checkTurn({ active }: State, { type }: Command, actor: Actor): Refused | null {
  if (!TURN_COMMANDS.has(type) || actor === 'host' || actor === active) return null;
  return refuseBy('not-yours');
}

/** What a command may ask besides the state. */
type Asked = Pick<Context, 'now'>;

function carryOut<T extends Command['type']>(
  state: State,
  type: T,
  actor: Actor,
  command: CommandOf<T>,
  context: Asked,
): Events {
  return ACTIONS[type](state, actor, command, context);
}

type Action<T extends Command['type']> = (
  state: State,
  actor: Actor,
  command: CommandOf<T>,
  context: Asked,
) => Events;

/** What each command does. */
const ACTIONS: { readonly [T in Command['type']]: Action<T> } = {
  propose,
  revise,
  withdraw,
  decline,
  accept,
  say,
  replenish,
  convert,
  gain,
  spend,
  'play-note': playNote,
  'hand-over': handOver,
  'resolve-trade': resolveTrade,
  'follow-trade': followTrade,
  pillage,
  'waive-pillage': waivePillage,
  use,
  discard,
  'begin-turn': beginTurn,
  pass,
  'end-turn': endTurn,
  'enter-phase': (state, _actor, command) => enterPhase(state, command),
  activate: (state, _actor, command) => activate(state, command),
  'begin-combat': (state, _actor, command) => beginCombat(state, command),
  'end-combat': endCombat,
  'begin-agenda': (state, _actor, command) => beginAgenda(state, command),
  'replace-agenda': (state, _actor, command) => replaceAgenda(state, command),
  'end-agenda': endAgenda,
  enact: (state, _actor, command) => enact(state, command),
  repeal: (state, _actor, command) => repeal(state, command),
  'begin-event': (state, _actor, command) => beginEvent(state, command),
  'end-event': (state, _actor, command) => endEvent(state, command),
  eliminate: (state, _actor, command) => eliminate(state, command),
  'set-neighbors': (state, _actor, command) => setNeighbors(state, command),
  move,
  'place-wormhole': (state, _actor, command) => placeWormhole(state, command),
  correct: (state, _actor, command) => correct(state, command),
};

/**
 * The events with what follows from them at once: commodities above a smaller maximum go back (TI-21.2),
 * hands above their limit must shrink, and Mentak may pillage.
 */
function conclude(state: State, events: readonly Event[]): readonly Event[] {
  const steps = stepsOf(state, events);
  const after = steps.at(-1)?.after ?? state;
  const due = [...findOverfull(state, after, events), ...offerPillage(state, steps)];
  return [...events, ...findExcess(after), ...due];
}

function stepsOf(state: State, events: readonly Event[]): readonly Step[] {
  let before = state;
  return events.map((event) => {
    const step = { before, event, after: evolve(before, event) };
    before = step.after;
    return step;
  });
}

function findExcess(state: State): readonly Event[] {
  return state.ids.flatMap((id): readonly Event[] => {
    const seat = state.seats[id];
    const over = seat === undefined ? 0 : seat.commodities - maximumOf(state, seat);
    return over > 0 ? [{ type: 'excess-returned', seat: id, commodities: over }] : [];
  });
}
