import {
  type AnyGame,
  chanceAt,
  openTable,
  type Played,
  playOut,
  type Result,
  replay,
  type Table,
} from '@haggle/engine';

/** A seat's figures between its views before the first trade and after the last one; none in games that count none. */
export type SeatResult = Readonly<Record<string, number>>;

/** How one table went that bots played alone. */
export type GameResult = {
  readonly seed: string;
  /** Seconds of the table's own time until the last thing happened. */
  readonly seconds: number;
  readonly commands: number;
  readonly refused: readonly {
    readonly by: string;
    readonly code: string;
    readonly command: unknown;
  }[];
  /** How often each thing happened, by the type of its event. */
  readonly events: Readonly<Record<string, number>>;
  /** How many trades stand, by the events that the game counts as such. */
  readonly trades: number;
  readonly seats: Readonly<Record<string, SeatResult>>;
};

/** When simulated tables open: a fixed instant, so that the same seed gives the same log. */
const START = 1_000_000;

/** Plays one table by the game's bots alone. Refused as the set-up is. */
export function simulateGame(game: AnyGame, setup: unknown, seed: string): Result<GameResult> {
  const opened = openTable(game, setup, { now: START, seed });
  if (!opened.ok) return opened;
  const { table } = opened.value;
  const played = playOut(table, { now: START, seed: `${seed} bots` });
  return { ok: true, value: resultOf(table, played, seed) };
}

/** The set-up that is wished for: the demo's when nothing is, or where the game makes no other. */
export function setupFor(
  { demo, tableFor }: AnyGame,
  { seats, cities, seed }: { seats?: number; cities?: readonly number[]; seed: string },
): unknown {
  if (!tableFor || (seats === undefined && cities === undefined)) return demo.setup;
  return tableFor({ seats, shares: cities, random: chanceAt(`${seed} cities`, 1) });
}

function resultOf(opened: Table, played: Played, seed: string): GameResult {
  const { game } = opened;
  const events: Record<string, number> = {};
  for (const { event } of played.entries) events[event.type] = (events[event.type] ?? 0) + 1;
  const isTrade = ({ event }: Played['entries'][number]) =>
    game.trades?.includes(event.type) ?? false;
  const last = played.entries.findLastIndex(isTrade);
  const traded = replay(opened, played.entries.slice(0, last + 1));
  const seats = game
    .seatsOf(opened.state)
    .map((seat): [string, SeatResult] => [
      seat,
      game.tally?.count(game.view(opened.state, seat), game.view(traded.state, seat)) ?? {},
    ]);
  return {
    seed,
    seconds: played.took / 1000,
    commands: played.commands,
    refused: played.refused.map(({ by, command, refusal }) => ({
      by,
      code: refusal.code,
      command,
    })),
    events,
    trades: played.entries.filter(isTrade).length,
    seats: Object.fromEntries(seats),
  };
}
