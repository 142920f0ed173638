import type { Random } from '@haggle/engine';
import { hurdleOf } from '../allowance.ts';
import type { Command } from '../commands.ts';
import { livingOf } from '../elimination.ts';
import type { Line } from '../state.ts';
import type { View } from '../view.ts';

/** One look in so many, a bot ends its turn: with an offer of its own that waits for an answer, and without one. */
const TURN_PATIENCE = { waiting: 10, done: 2 } as const;

/** One turn in so many in which it could not trade, a bot passes. */
const EMPTY_TURNS = 3;

/**
 * The course of a bot's own turns, where the table goes by its seats: it begins its turn when that comes by the
 * order of the seats, ends it when all is said, and passes some time when it could not trade in it. It opens no new round:
 * that is for people.
 */
export function takeTurn(
  view: View,
  seat: string,
  _order: readonly string[],
  random: Random,
): Command | null {
  if (view.options.turns !== 'seats' || view.pending.length > 0) return null;
  if (view.between?.next === seat) return { type: 'begin-turn', seat };
  if (view.active !== seat) return null;
  const patience = waits(view, seat) ? TURN_PATIENCE.waiting : TURN_PATIENCE.done;
  if (random(patience) > 0) return null;
  if (playsTrade(view, seat)) return { type: 'resolve-trade', free: othersOf(view, seat) };
  const hasTraded = view.trade !== null || view.transacted.some((pair) => pair.includes(seat));
  const goesOn = hasTraded || view.seats[seat]?.passed || random(EMPTY_TURNS) > 0;
  return { type: goesOn ? 'end-turn' : 'pass' };
}

/** Whether somebody may still take an offer of this seat. */
function waits(view: View, seat: string): boolean {
  return Object.values(view.offers).some(
    ({ from, to, state }) => from === seat && state === 'open' && hurdleOf(view, seat, to) === null,
  );
}

/**
 * Nobody deals strategy cards here: in each round another seat has Trade, and a bot plays it for all, once, where
 * no commodities are left at the table.
 */
function playsTrade(view: View, seat: string): boolean {
  const { seats, round, ledger } = view;
  const ids = livingOf(view);
  const isDry = Object.values(seats).every(({ commodities }) => commodities === 0);
  const hasPlayed = ledger.some((line) => line.by === 'trade' && isGain(line, seat));
  return isDry && ids[round % ids.length] === seat && !hasPlayed;
}

/** The goods that Trade gives to whoever plays it; those who follow only replenish. */
function isGain(line: Line, seat: string): boolean {
  return line.what === 'gained' && line.seat === seat;
}

function othersOf(view: View, seat: string): string[] {
  return livingOf(view).filter((other) => other !== seat);
}
