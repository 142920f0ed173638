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

/** What one seat's hand was worth before the first trade and after the last one; nothing where hands have no value. */
export type SeatResult = {
  readonly before?: number;
  readonly after?: number;
  /** Calamities in hand after the last trade, and how many of them came from others. */
  readonly calamities?: number;
  readonly received?: number;
};

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

const CITIES = { least: 3, spread: 6 } as const;

/** Plays one table by the game's bots alone. Refused as the set-up is. */
export function simulateGame(game: AnyGame, setup: unknown, seed: string): Result<GameResult> {
  const opened = openTable(game, setup, { now: START, seed });
  if (!opened.ok) return opened;
  const { table } = opened.value;
  const played = playOut(table, { now: START, seed: `${seed} bots` });
  return { ok: true, value: resultOf(table, played, seed) };
}

/**
 * The set-up for so many seats: the demo's when no number is given. Other numbers are for games that deal by
 * cities: `cities` go round the seats, or each seat's are drawn by chance from the seed.
 */
export function setupFor(
  game: AnyGame,
  { seats, cities, seed }: { seats?: number; cities?: readonly number[]; seed: string },
): unknown {
  const { setup } = game.demo;
  if (seats === undefined && cities === undefined) return setup;
  const ids =
    seats === undefined
      ? citiesOf(game)
      : Array.from({ length: seats }, (_, index) => `seat-${index + 1}`);
  const random = chanceAt(`${seed} cities`, 1);
  const each = ids.map((id, index): [string, number] => [
    id,
    cities?.[index % cities.length] ?? CITIES.least + random(CITIES.spread),
  ]);
  return { seats: ids, cities: Object.fromEntries(each) };
}

/** Whether a game's hands are dealt by the number of cities. */
export function dealsByCities(game: AnyGame): boolean {
  return citiesOf(game).length > 0;
}

/** The seats of the demo for which it tells cities. */
function citiesOf({ demo }: AnyGame): readonly string[] {
  return Object.keys(Object(fieldOf(demo.setup, 'cities') ?? {}));
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
      game.value ? compare(game.view(opened.state, seat), game.view(traded.state, seat)) : {},
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

/** A seat's hand in its views before the first trade and after the last one. */
function compare(before: unknown, after: unknown): SeatResult {
  const calamities = fieldOf(after, 'calamities');
  const held: readonly unknown[] = Array.isArray(calamities) ? calamities : [];
  return {
    before: worthOf(before),
    after: worthOf(after),
    calamities: held.length,
    received: held.filter((calamity) => fieldOf(calamity, 'from') !== null).length,
  };
}

/** What a view says that its seat's hand is worth; 0 in games where hands have no value. */
function worthOf(view: unknown): number {
  const total = fieldOf(fieldOf(view, 'value'), 'total');
  return typeof total === 'number' ? total : 0;
}

function fieldOf(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, field)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[field];
}
