import { type Actor, type Context, done, refuse, type Tick } from '@haggle/engine';
import { emptyHand } from './cards/hand.ts';
import { type Command, HOST_COMMANDS } from './commands.ts';
import { accept, decline } from './decide/answers.ts';
import { startClock, stopClock, tick } from './decide/clock.ts';
import {
  bar,
  endByHost,
  endTrading,
  finish,
  isTradingOver,
  unbar,
  unfinish,
} from './decide/course.ts';
import { deliver, recall } from './decide/deliveries.ts';
import { buyCard, openTrading } from './decide/draw.ts';
import { setHandLimit } from './decide/limits.ts';
import { propose, resume, revise, suspend, withdraw } from './decide/offers.ts';
import { discard, spend, surrender } from './decide/purchase.ts';
import { askCards, handOver, takeCards } from './decide/takes.ts';
import { say } from './decide/talk.ts';
import { findFallen } from './decide/truth.ts';
import { nextTurn, revealCalamities } from './decide/turns.ts';
import { type Desk, type Events, refuseBy } from './desk.ts';
import type { Event } from './events.ts';
import { withParts } from './evolve/copies.ts';
import { evolve } from './evolve.ts';
import type { Private, State } from './state.ts';

/** The rules: the events that a command makes, with all that follows from them at once, or a refusal. */
export function decide(
  desk: Desk,
  command: Command | Tick,
  actor: Actor,
  context: Context,
): Events {
  if (command.type === 'tick') {
    return actor === 'clock' ? tick(desk, context) : refuseBy(desk, 'not-yours');
  }
  const isHosts = HOST_COMMANDS.has(command.type);
  if (isHosts && actor !== 'host') return refuse('not-host');
  if (!isHosts && !desk.state.ids.includes(actor)) return turnAway(desk, command, context);
  const decided = carryOut(desk, command, actor, context);
  if (!decided.ok || !decided.value.some(({ type }) => CONSEQUENTIAL.has(type))) return decided;
  return done(conclude(desk, decided.value, context));
}

/** A seat that no set-up can name. */
const NOBODY = '';

/**
 * Who has no seat: what would be wrong with the command at any seat is said first. It is tried at a seat of
 * its own, where nobody holds or offers anything, so that the answer tells of nothing that anybody does.
 */
function turnAway(desk: Desk, command: Command, context: Context): Events {
  const decided = carryOut({ ...desk, state: clear(desk) }, command, NOBODY, context);
  const isWrongAnyhow = !decided.ok && ANYWHERE.has(decided.refusal.code);
  return isWrongAnyhow ? decided : refuseBy(desk, 'not-yours', { what: 'seat' });
}

function clear({ deck, state }: Desk): State {
  const hand = emptyHand(deck);
  const nothing = { hand, sealed: [], live: [], over: [], talk: [], made: [] };
  const own: Private = { ...nothing, done: false, barred: false };
  const ids = [...state.ids, NOBODY];
  return { ...withParts(state, { hidden: ids.map(() => own), open: [], over: [] }), ids };
}

/** Refusals that come before `not-yours` and do not depend on the seat. */
const ANYWHERE: ReadonlySet<string> = new Set([
  'malformed',
  'not-trade-cards',
  'two-parties-only',
  'wrong-phase',
]);

function carryOut(desk: Desk, command: Command, actor: Actor, context: Context): Events {
  switch (command.type) {
    case 'propose':
      return propose(desk, actor, command);
    case 'revise':
      return revise(desk, actor, command);
    case 'suspend':
      return suspend(desk, actor, command);
    case 'resume':
      return resume(desk, actor, command);
    case 'withdraw':
      return withdraw(desk, actor, command);
    case 'decline':
      return decline(desk, actor, command);
    case 'accept':
      return accept(desk, actor, command, context);
    case 'deliver':
      return deliver(desk, actor, command, context);
    case 'recall':
      return recall(desk, actor, command);
    case 'say':
      return say(desk, actor, command, context);
    case 'finish':
      return finish(desk, actor);
    case 'unfinish':
      return unfinish(desk, actor);
    case 'spend':
      return spend(desk, actor, command);
    case 'surrender':
      return surrender(desk, actor, command);
    case 'discard':
      return discard(desk, actor, command);
    case 'hand-over':
      return handOver(desk, actor, command);
    case 'buy-card':
      return buyCard(desk, actor);
    case 'open-trading':
      return openTrading(desk, context);
    case 'stop-clock':
      return stopClock(desk, context);
    case 'start-clock':
      return startClock(desk, context);
    case 'end-trading':
      return endByHost(desk, context);
    case 'bar':
      return bar(desk, command);
    case 'unbar':
      return unbar(desk, command);
    case 'reveal-calamities':
      return revealCalamities(desk);
    case 'take-cards':
      return takeCards(desk, command, context);
    case 'ask-cards':
      return askCards(desk, command);
    case 'set-hand-limit':
      return setHandLimit(desk, command);
    case 'next-turn':
      return nextTurn(desk, command, context);
  }
}

/**
 * The events with what follows from them at once: what is true no more falls, and trading may be over
 * (rules clauses AC-28.3, AC-28.41, MC-7.5, MC-7.12).
 */
export function conclude(desk: Desk, events: readonly Event[], context: Context): readonly Event[] {
  const moved = after(desk, events);
  const fallen = findFallen(moved, events);
  const all = fallen.length > 0 ? [...events, ...fallen] : events;
  if (!isTradingOver(moved.state)) return all;
  return [...all, ...endTrading(moved, 'finished', context)];
}

/** Events after which offers may be true no more or everybody may have finished. */
const CONSEQUENTIAL: ReadonlySet<Event['type']> = new Set([
  'trading-opened',
  'turn-dealt',
  'traded',
  'finished',
]);

function after(desk: Desk, events: readonly Event[]): Desk {
  let { state } = desk;
  for (const event of events) state = evolve(desk.rules, state, event);
  return { rules: desk.rules, deck: desk.deck, state };
}
