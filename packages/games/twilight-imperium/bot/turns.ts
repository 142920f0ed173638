import type { Random } from '@haggle/engine';
import { hurdleOf } from '../allowance.ts';
import type { Command } from '../commands.ts';
import { isAgendaHidden, isCensured } from '../effects/eligibility.ts';
import { livingOf } from '../elimination.ts';
import type { View } from '../view.ts';

/** What the clock and chance say to a bot. */
export type Chance = { readonly now: number; readonly random: Random };

/** One look in so many, a bot goes on with its turn: it plays Trade, or ends it where it waits for no answer. */
const DONE = 2;

/**
 * In so many milliseconds of the clock there are so many in which a bot waits for no answer any more: it remembers
 * nothing, not even for how long it has waited. Its offer stays for a turn in which the two can trade.
 */
const PATIENCE = { stretch: 15_000, end: 3000 } as const;

/** One turn in so many in which it could not trade, a bot passes; at once where the table has run dry. */
const EMPTY_TURNS = 3;

/**
 * The course of a bot's own turns, where the table goes by its seats: it begins its turn when that comes by the
 * order of the seats, ends it when all is said, and passes some time when it could not trade in it, so that nobody
 * sits through empty turns. It opens no new round: that is for people.
 */
export function takeTurn(
  view: View,
  seat: string,
  _order: readonly string[],
  { now, random }: Chance,
): Command | null {
  if (view.options.turns !== 'seats' || view.pending.length > 0) return null;
  if (view.between?.next === seat) return { type: 'begin-turn', seat };
  if (!isItsTurn(view, seat)) return null;
  if (view.seats[seat]?.passed) return { type: 'end-turn' };
  const isDone = random(DONE) === 0;
  if (playsTrade(view, seat)) {
    return isDone ? { type: 'resolve-trade', free: othersOf(view, seat) } : null;
  }
  const isPatient = waits(view, seat) ? now % PATIENCE.stretch >= PATIENCE.end : !isDone;
  if (isPatient) return null;
  return { type: passesNow(view, seat, random) ? 'pass' : 'end-turn' };
}

/** Whether a seat has the turn at a table that goes by its seats. */
export function isItsTurn({ options, active }: View, seat: string): boolean {
  return options.turns === 'seats' && active === seat;
}

/** Whether two seats may transact now, by their allowance and by what bans them. */
export function canTransact(view: View, one: string, other: string): boolean {
  const isBanned = isCensured(view, one, other) || isAgendaHidden(view);
  return !isBanned && hurdleOf(view, one, other) === null;
}

/** Trade is the last that a bot does in a round: so it plays it once in each. */
function passesNow(view: View, seat: string, random: Random): boolean {
  if (view.trade !== null) return view.trade.by === seat;
  if (view.transacted.some((pair) => pair.includes(seat))) return false;
  return isDry(view, seat) || random(EMPTY_TURNS) === 0;
}

/** Whether somebody may still take an offer of this seat. */
function waits(view: View, seat: string): boolean {
  return Object.values(view.offers).some(
    ({ from, to, state }) => from === seat && state === 'open' && canTransact(view, seat, to),
  );
}

/**
 * Nobody deals strategy cards here: in each round another seat has Trade, and a bot plays it for all where hardly any
 * commodities are left at the table.
 */
function playsTrade(view: View, seat: string): boolean {
  const ids = livingOf(view);
  const isHolder = ids[view.round % ids.length] === seat;
  return isHolder && view.trade === null && isDry(view, seat);
}

/** Whether a seat has no commodities, and at least half of all have none: somebody may keep his for good. */
function isDry(view: View, seat: string): boolean {
  const { seats } = view;
  const ids = livingOf(view);
  const empty = ids.filter((id) => seats[id]?.commodities === 0);
  return empty.includes(seat) && 2 * empty.length >= ids.length;
}

function othersOf(view: View, seat: string): string[] {
  return livingOf(view).filter((other) => other !== seat);
}
