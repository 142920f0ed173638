import {
  type AnyGame,
  chanceAt,
  openTable,
  type Played,
  playOut,
  type Random,
  replay,
  type Sitting,
  type Table,
} from '@haggle/engine';
import type { View } from '../../view.ts';

/** How one game of bots went. */
type Outcome = {
  readonly played: Played;
  readonly ended: boolean;
  readonly trades: number;
  /** The worth of all hands at the opening and after the last trade, as the rules count it. */
  readonly before: number;
  readonly after: number;
};

/** How many games a test plays: `HAGGLE_RUNS=long` plays a hundred times as many. */
export function runs(few: number): number {
  return process.env.HAGGLE_RUNS === 'long' ? few * 100 : few;
}

/** Plays one game by bots from its seed. */
export function play(
  game: AnyGame,
  setup: unknown,
  { seed, bot }: { seed: string } & Pick<Sitting, 'bot'>,
): Outcome {
  const opened = openTable(game, setup, { now: 1_000_000, seed });
  if (!opened.ok) throw new Error(`${opened.refusal.code} ${JSON.stringify(opened.refusal.data)}`);
  const { table } = opened.value;
  const played = playOut(table, { now: 1_000_000, seed, ...(bot && { bot }) });
  const types = played.entries.map(({ event }) => event.type);
  const last = replay(table, played.entries.slice(0, types.lastIndexOf('traded') + 1));
  return {
    played,
    ended: (game.view(played.table.state, 'host') as View).phase === 'purchase',
    trades: types.filter((type) => type === 'traded').length,
    before: worthOfAll(table),
    after: worthOfAll(last),
  };
}

/** A set-up with cities drawn by chance. */
export function citiesFor(
  seats: number,
  seed: string,
): { seats: string[]; cities: Record<string, number> } {
  const random = chanceAt(seed, 1);
  const ids = Array.from({ length: seats }, (_, index) => `seat-${index + 1}`);
  return { seats: ids, cities: Object.fromEntries(ids.map((id) => [id, 2 + random(8)])) };
}

/** A player who does anything that is allowed, with no thought, and finishes after a while. */
export function randomPlayer(game: AnyGame): NonNullable<Sitting['bot']> {
  return (view, { random }) => {
    const all = game.affordances(view).filter(({ command }) => command.type !== 'finish');
    const { phase } = view as View;
    if (phase !== 'trade' || all.length === 0 || random(30) === 0) {
      return phase === 'trade' && isUnfinished(view as View)
        ? { command: { type: 'finish' } }
        : { wait: 20 };
    }
    return { command: pickOne(all, random).command };
  };
}

function isUnfinished({ seats, viewer }: View): boolean {
  return seats[viewer]?.finished === false;
}

function pickOne<T>(list: readonly T[], random: Random): T {
  return list[random(list.length)] as T;
}

function worthOfAll({ game, state }: Table): number {
  return game.seatsOf(state).reduce((sum, seat) => {
    const { value } = game.view(state, seat) as View;
    return sum + (value?.total ?? 0);
  }, 0);
}
