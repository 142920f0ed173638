import { done } from '@haggle/engine';
import { LEAST } from '../binding.ts';
import type { CommandOf } from '../commands.ts';
import { type Context, checkPhase, type Desk, type Events, ownOf, refuseBy } from '../desk.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { selectCalamities } from './calamities.ts';
import { checkSeat } from './checks.ts';

/** Says that one wants no more trades (rules clauses AC-28.41, MC-7.12). */
export function finish(desk: Desk, actor: string): Events {
  const refused = checkPhase(desk, 'trade');
  if (refused) return refused;
  const { done: isDone, hand } = ownOf(desk.state, actor);
  if (isDone) return refuseBy(desk, 'no-change', { what: 'finished' });
  if (hand.size < LEAST) return refuseBy(desk, 'no-change', { what: 'out' });
  return done([{ type: 'finished', seat: actor }]);
}

/** Takes that back; who holds fewer than three cards stays finished. */
export function unfinish(desk: Desk, actor: string): Events {
  const refused = checkPhase(desk, 'trade');
  if (refused) return refused;
  const { done: isDone, hand } = ownOf(desk.state, actor);
  if (hand.size < LEAST) return refuseBy(desk, 'no-change', { what: 'out' });
  if (!isDone) return refuseBy(desk, 'no-change', { what: 'unfinished' });
  return done([{ type: 'unfinished', seat: actor }]);
}

/** The host ends trading. */
export function endByHost(desk: Desk, context: Context): Events {
  return checkPhase(desk, 'trade') ?? done(endTrading(desk, 'host', context));
}

/**
 * Keeps a seat from trading: its offers and what it has sealed stand, but it can neither make, take nor keep
 * one, and nobody can accept one of its offers (MC-7.11). What it had sealed into a deal agreed before is given:
 * whether to carry that out or to take it back is left to its partner. Everybody sees who is barred.
 */
export function bar(desk: Desk, command: CommandOf<'bar'>): Events {
  const refused = checkSeat(desk, 'seat', command.seat);
  if (refused) return refused;
  if (ownOf(desk.state, command.seat).barred)
    return refuseBy(desk, 'no-change', { what: 'barred', seat: command.seat });
  return done([{ type: 'barred', seat: command.seat }]);
}

/** Lets a barred seat trade again. */
export function unbar(desk: Desk, command: CommandOf<'unbar'>): Events {
  const refused = checkSeat(desk, 'seat', command.seat);
  if (refused) return refused;
  if (!ownOf(desk.state, command.seat).barred)
    return refuseBy(desk, 'no-change', { what: 'unbarred', seat: command.seat });
  return done([{ type: 'unbarred', seat: command.seat }]);
}

/** Whether nobody is left who could or would trade. */
export function isTradingOver({ phase, seats, ids }: State): boolean {
  if (phase !== 'trade') return false;
  for (const id of ids) if (!seats[id]?.finished) return false;
  return true;
}

/** The end of trading, with the selection of calamities that follows at once. */
export function endTrading(
  desk: Desk,
  reason: 'finished' | 'time' | 'host',
  context: Context,
): readonly Event[] {
  const selection = selectCalamities(desk, context.random);
  const ended: Event = { type: 'trading-ended', reason };
  return selection ? [ended, selection] : [ended];
}
