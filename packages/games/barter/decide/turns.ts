import { type Bag, done, malformed } from '@haggle/engine';
import { listCalamities } from '../cards/hand.ts';
import { deal, orderDiscards, tellDeal, tellStacks } from '../cards/stacks.ts';
import type { CommandOf } from '../commands.ts';
import {
  type Context,
  checkPhase,
  type Desk,
  type Events,
  ownOf,
  type Refused,
  refuseBy,
} from '../desk.ts';
import type { Event, EventOf } from '../events.ts';
import { evolve } from '../evolve.ts';
import type { Options } from '../state.ts';
import { checkSeat } from './checks.ts';
import { deadlineFrom } from './clock.ts';
import { surplusOf } from './purchase.ts';

/** Turns up the calamities that were kept, with who gave them (rules clauses AC-29.4, AC-29.61, MC-9). */
export function revealCalamities(desk: Desk): Events {
  const refused = checkPhase(desk, 'purchase');
  if (refused) return refused;
  const revealed = turnUp(desk);
  return revealed ? done([revealed]) : refuseBy(desk, 'no-change', { what: 'turned-up' });
}

/**
 * The next turn: calamities are turned up if they were not, discards go back, new cards are dealt, and whoever has
 * bought Mining holds it (rules clause AC-28.53).
 */
export function nextTurn(desk: Desk, command: CommandOf<'next-turn'>, context: Context): Events {
  const { cities, treasury = {}, mining } = command;
  const refused =
    checkSeats(desk, 'cities', cities) ??
    checkSeats(desk, 'treasury', treasury) ??
    checkMining(desk, mining) ??
    checkPhase(desk, 'purchase') ??
    checkSurrendered(desk);
  if (refused) return refused;
  const revealed = turnUp(desk);
  const turn = { cities, treasury, mining };
  if (revealed === null) return done([dealTurn(desk, turn, context)]);
  const state = evolve(desk.rules, desk.state, revealed);
  return done([revealed, dealTurn({ ...desk, state }, turn, context)]);
}

/**
 * What a turn begins with: it waits for the host where somebody has treasury to come with (rules clauses AC-27.51,
 * MC-6), and where the table has chosen so.
 */
export function phaseFor({ start }: Pick<Options, 'start'>, treasury: Bag): 'draw' | 'trade' {
  if (start === 'host') return 'draw';
  return Object.values(treasury).some((tokens) => tokens > 0) ? 'draw' : 'trade';
}

function dealTurn(
  { deck, state }: Desk,
  {
    cities,
    treasury,
    mining,
  }: Pick<CommandOf<'next-turn'>, 'cities' | 'mining'> & { readonly treasury: Bag },
  context: Context,
): Event {
  const under = orderDiscards(deck, state.discards, context.random);
  const stacks = state.stacks.map((stack, at) => [...stack, ...(under[at] ?? [])]);
  const phase = phaseFor(state.options, treasury);
  return {
    type: 'turn-dealt',
    cities,
    treasury,
    ...(mining && { mining: [...new Set(mining)] }),
    under: tellStacks(deck, under),
    dealt: tellDeal(deck, state.ids, deal(deck, stacks, state, cities)),
    phase,
    deadline: phase === 'trade' ? deadlineFrom(state.options, context.now) : null,
  };
}

function turnUp({ deck, state }: Desk): EventOf<'calamities-revealed'> | null {
  const calamities: Record<string, { kind: string; from: string | null }[]> = {};
  for (const seat of state.ids) {
    const held = listCalamities(deck, ownOf(state, seat).hand);
    if (held.length > 0) calamities[seat] = held;
  }
  return Object.keys(calamities).length > 0 ? { type: 'calamities-revealed', calamities } : null;
}

function checkSeats(desk: Desk, field: string, bag: Bag): Refused | null {
  for (const seat in bag) {
    const refused = checkSeat(desk, `${field}.${seat}`, seat);
    if (refused) return refused;
  }
  return null;
}

/** Refused `malformed` for Mining where the game has none, and for a holder who is not at the table. */
function checkMining(desk: Desk, mining: readonly string[] | undefined): Refused | null {
  if (mining === undefined) return null;
  if (!desk.rules.mining) return malformed('mining', 'unknown field');
  const stranger = mining.find((seat) => !desk.state.ids.includes(seat));
  return stranger === undefined ? null : malformed('mining', `no such seat: ${stranger}`);
}

/** The hand limit counts commodities, and how many each seat holds is known to all by now. */
function checkSurrendered(desk: Desk): Refused | null {
  const over = desk.state.ids.filter((seat) => surplusOf(desk, seat) > 0);
  return over.length > 0 ? refuseBy(desk, 'over-hand-limit', { seats: over.join(', ') }) : null;
}
