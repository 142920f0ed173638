import { chanceAt, type Random } from './chance.ts';
import type { Move } from './game.ts';
import type { Entry } from './log.ts';
import type { Refusal } from './refusal.ts';
import { isSame } from './same.ts';
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

type Run = {
  readonly players: readonly Player[];
  readonly bot: NonNullable<Sitting['bot']>;
  readonly entries: Entry[];
  readonly refused: RefusedMove[];
  commands: number;
  table: Table;
  last: number;
};

/** How fast a bot reacts, in milliseconds: at least, and how much more by chance. */
const REACTION = { least: 500, spread: 1500 } as const;

/**
 * So long nobody does anything before the table counts as played out: bots that no clock hurries give up
 * hope by chance, and some of them hope for minutes.
 */
const QUIET = 600_000;

const DAY = 86_400_000;

/**
 * Lets bots play a table in its own time, as fast as the machine can, until nobody does anything any
 * more and no deadline is pending. The same table and seed give the same play.
 */
export function playOut(table: Table, sitting: Sitting): Played {
  const { now: start, seed, limit = DAY } = sitting;
  const seats = sitting.seats ?? table.game.seatsOf(table.state);
  const players = seats.map((seat, index) => ({ seat, look: start + index, view: undefined }));
  const bot = sitting.bot ?? table.game.bot;
  const run: Run = { players, bot, entries: [], refused: [], commands: 0, table, last: start };
  for (let looks = 1; ; looks++) {
    const player = earliest(players);
    if (player === undefined || player.look > start + limit) break;
    if (isQuiet(run, player.look)) break;
    letClockSpeak(run, player.look);
    look(run, player, chanceAt(seed, looks));
  }
  const { entries, commands, refused } = run;
  return { table: run.table, entries, commands, refused, took: run.last - start };
}

function isQuiet({ table, last }: Run, now: number): boolean {
  return now - last > QUIET && table.game.deadline(table.state) === null;
}

function letClockSpeak(run: Run, now: number): void {
  const step = advance(run.table, now);
  if (!step) return;
  run.entries.push(...step.entries);
  run.table = step.table;
  run.last = step.table.at;
}

function look(run: Run, player: Player, random: Random): void {
  const { seat, look: now } = player;
  player.view = run.table.game.view(run.table.state, seat);
  const move = run.bot(player.view, { seat, now, random });
  if ('wait' in move) {
    player.look = now + Math.max(1, Math.round(move.wait * 1000));
    return;
  }
  player.look = now + reaction(random);
  run.commands += 1;
  const step = submit(run.table, move.command, { by: seat, now });
  if (!step.ok) {
    run.refused.push({ by: seat, command: move.command, refusal: step.refusal });
    return;
  }
  run.entries.push(...step.value.entries);
  run.table = step.value.table;
  run.last = now;
  rouse(run.players, run.table, { now, random });
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
