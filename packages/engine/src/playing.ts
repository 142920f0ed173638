import { chanceAt, type Random } from './chance.ts';
import type { Move } from './game.ts';
import type { Entry } from './log.ts';
import { isSame } from './patch.ts';
import type { Refusal } from './refusal.ts';
import { advance, submit, type Table } from './table.ts';

/** A command of a bot that was refused. */
export type RefusedMove = {
  readonly by: string;
  readonly command: unknown;
  readonly refusal: Refusal;
};

/** What came of a table that bots played: the table, what they did, and how long it took. */
export type Played = {
  readonly table: Table;
  readonly entries: readonly Entry[];
  readonly commands: number;
  readonly refused: readonly RefusedMove[];
  /** Milliseconds of the table's own time until the last thing happened. */
  readonly took: number;
};

/** How a bot sits at a simulated table; durations are milliseconds of the table's own time. */
export type Sitting = {
  readonly now: number;
  /** Drives the bots' chance and their reaction times; not the table's own chance. */
  readonly seed: string;
  /** The seats that are played; all by default. */
  readonly seats?: readonly string[];
  /** Who plays instead of the game's own bot. */
  readonly bot?: (
    view: unknown,
    context: { readonly seat: string; readonly now: number; readonly random: Random },
  ) => Move<unknown>;
  /** Play stops after so long at the latest; a day by default. */
  readonly limit?: number;
};

type Player = { readonly seat: string; look: number; view: unknown };

/** How fast a bot reacts, in milliseconds: at least, and how much more by chance. */
const REACTION = { least: 500, spread: 1500 } as const;

/** So long nobody does anything before the table counts as played out. */
const QUIET = 120_000;

const DAY = 86_400_000;

/**
 * Lets bots play a table in its own time, as fast as the machine can, until nobody does anything any
 * more and no deadline is pending. The same table and seed give the same play.
 */
export function playOut(table: Table, sitting: Sitting): Played {
  const { game } = table;
  const bot = sitting.bot ?? game.bot;
  const seats = sitting.seats ?? game.seatsOf(table.state);
  const end = sitting.now + (sitting.limit ?? DAY);
  const players = seats.map((seat, index): Player => ({ seat, look: sitting.now + index, view: undefined }));
  const entries: Entry[] = [];
  const refused: RefusedMove[] = [];
  let commands = 0;
  let last = sitting.now;
  let current = table;
  for (let looks = 1; ; looks++) {
    const player = earliest(players);
    if (player === undefined || player.look > end) break;
    const now = player.look;
    const random = chanceAt(sitting.seed, looks);
    const ticked = advance(current, now);
    if (ticked) {
      entries.push(...ticked.entries);
      current = ticked.table;
      last = ticked.table.at;
    } else if (now - last > QUIET && game.deadline(current.state) === null) break;
    player.view = game.view(current.state, player.seat);
    const move = bot(player.view, { seat: player.seat, now, random });
    if ('wait' in move) {
      player.look = now + Math.max(1, Math.round(move.wait * 1000));
      continue;
    }
    player.look = now + reaction(random);
    commands += 1;
    const step = submit(current, move.command, { by: player.seat, now });
    if (!step.ok) {
      refused.push({ by: player.seat, command: move.command, refusal: step.refusal });
      continue;
    }
    entries.push(...step.value.entries);
    current = step.value.table;
    last = now;
    rouse(players, current, { now, random });
  }
  return { table: current, entries, commands, refused, took: last - sitting.now };
}

/** Whoever sees something new looks up soon. */
function rouse(
  players: readonly Player[],
  { game, state }: Table,
  { now, random }: { readonly now: number; readonly random: Random },
): void {
  for (const player of players) {
    const view = game.view(state, player.seat);
    if (isSame(view, player.view)) continue;
    player.view = view;
    player.look = Math.min(player.look, now + reaction(random));
  }
}

function earliest(players: readonly Player[]): Player | undefined {
  let first = players[0];
  for (const player of players) if (first && player.look < first.look) first = player;
  return first;
}

function reaction(random: Random): number {
  return REACTION.least + random(REACTION.spread);
}
