import { type AnyGame, type Bag, bagOf, openTable, playOut } from '@haggle/engine';
import { describe, expect, it } from 'vitest';
import { loadGames } from '../../registry.ts';

/** What a person sees of the floor of either Civilization game. */
type Floor = {
  readonly viewer: string;
  readonly hand: Bag;
  readonly value: { readonly sets: Readonly<Record<string, { value: number }>> };
  readonly offers: Readonly<Record<string, Offer>>;
  readonly trades: readonly { readonly between: readonly string[] }[];
};
type Offer = {
  readonly from: string;
  readonly to: string | null;
  readonly state: string;
  readonly revision: number;
  readonly gives: { readonly named: readonly string[]; readonly count: number };
  readonly asks: { readonly named: readonly string[]; readonly count: number };
  readonly delivered: readonly string[];
};

/** The games whose floor this newcomer understands. */
const CIVILIZATIONS: readonly string[] = ['advanced-civilization', 'mega-civilization'];

const START = 1_000_000;
const MINUTE = 60_000;
/** Each is a minute or two of eight players; a long run plays twice as many. */
const TABLES = process.env.HAGGLE_RUNS ? 20 : 10;

/** How often a newcomer looks up, in seconds. */
const GLANCE = 0.5;

/** The cards a careful newcomer hands over: what is owed, then what is worth least. */
function cardsFor({ hand, value }: Floor, named: readonly string[], count: number): Bag | null {
  const owed = [...named.slice(0, 2)];
  const spare: Record<string, number> = { ...hand };
  for (const kind of owed) spare[kind] = (spare[kind] ?? 0) - 1;
  if (owed.some((kind) => (spare[kind] ?? 0) < 0)) return null;
  const rest = Object.keys(value.sets)
    .flatMap((kind) => new Array<string>(Math.max(0, spare[kind] ?? 0)).fill(kind))
    .sort((one, other) => (value.sets[one]?.value ?? 0) - (value.sets[other]?.value ?? 0));
  const cards = [...owed, ...rest.slice(0, count - owed.length)];
  return cards.length === count ? bagOf(cards) : null;
}

/** Two small cards for a middling one, to anybody. */
function firstOffer({ value }: Floor): unknown {
  const kinds = Object.entries(value.sets)
    .sort(([, one], [, other]) => one.value - other.value)
    .map(([kind]) => kind);
  const [first = '', second = '', third = ''] = kinds;
  const wanted = kinds[Math.floor(kinds.length / 2)] ?? third;
  return {
    type: 'propose',
    gives: { count: 3, named: [first, second] },
    asks: { count: 3, named: [wanted] },
  };
}

function answerTo(
  floor: Floor,
  own: readonly [string, Offer] | undefined,
  fitting: readonly (readonly [string, Offer])[],
): unknown {
  if (own) {
    const [offer, { from, revision, gives, delivered }] = own;
    const cards = cardsFor(floor, gives.named, gives.count);
    if (cards && !delivered.includes(from)) return { type: 'deliver', offer, revision, cards };
  }
  for (const [offer, { revision, asks }] of fitting) {
    const named = Object.keys(floor.value.sets)
      .filter((kind) => !asks.named.includes(kind))
      .slice(0, Math.max(0, 2 - asks.named.length));
    const cards = cardsFor(floor, [...asks.named, ...named], asks.count);
    if (cards) return { type: 'accept', offer, revision, named, cards };
  }
  return null;
}

/** Plays the demo table with a newcomer in its seat, and tells when something came back and when cards changed hands. */
function makeFirstTrade(game: AnyGame, seed: string): { answered: number; traded: number } {
  const { setup, seat } = game.demo;
  const opened = openTable(game, setup, { now: START, seed });
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  let hasOffered = false;
  let answered = Number.POSITIVE_INFINITY;
  let traded = Number.POSITIVE_INFINITY;
  const lookUp = (floor: Floor, now: number): unknown => {
    const took = now - START;
    const offers = Object.entries(floor.offers);
    const own = offers.find(([, { from, state }]) => from === seat && state === 'accepted');
    if (own || offers.some(([, { to, state }]) => to === seat && state === 'open')) {
      answered = Math.min(answered, took);
    }
    if (floor.trades.some(({ between }) => between.includes(seat))) traded = Math.min(traded, took);
    const fitting = offers.filter(
      ([, { from, to, state }]) =>
        state === 'open' && from !== seat && (to === seat || took > MINUTE / 3),
    );
    return answerTo(floor, own, fitting);
  };
  playOut(opened.value.table, {
    now: START,
    seed: `${seed} bots`,
    limit: MINUTE,
    bot: (view, context) => {
      if (context.seat !== seat) return game.bot(view, context);
      const floor = view as Floor;
      const command = hasOffered ? lookUp(floor, context.now) : firstOffer(floor);
      hasOffered = true;
      return command === null ? { wait: GLANCE } : { command };
    },
  });
  return { answered, traded };
}

describe('a newcomer at the demo table', () => {
  it('is answered soon and makes a first trade within a minute', async () => {
    const games = (await loadGames()).filter(({ id }) => CIVILIZATIONS.includes(id));
    expect(games.length).toBe(CIVILIZATIONS.length);
    for (const game of games) {
      const tables = Array.from({ length: TABLES }, (_, n) => makeFirstTrade(game, `table ${n}`));
      const soon = tables.filter(({ answered }) => answered < MINUTE / 2);
      const traded = tables.filter((table) => table.traded < MINUTE);
      expect(soon.length, game.id).toBeGreaterThanOrEqual(0.9 * TABLES);
      expect(traded.length, game.id).toBeGreaterThanOrEqual(0.95 * TABLES);
    }
  }, 60_000);

  it('who only watches is made an offer within half a minute, and by each at most one', async () => {
    const games = (await loadGames()).filter(({ id }) => CIVILIZATIONS.includes(id));
    for (const game of games) {
      const tables = Array.from({ length: TABLES }, (_, n) => watch(game, `table ${n}`));
      const soon = tables.filter(([first = Number.POSITIVE_INFINITY]) => first < MINUTE / 2);
      expect(soon.length, game.id).toBeGreaterThanOrEqual(0.9 * TABLES);
      const most = Math.max(...tables.map((offers) => offers.length));
      expect(most, game.id).toBeLessThanOrEqual(game.demo.bots.length);
    }
  }, 60_000);
});

/** When somebody who never does anything at the demo table is made offers, in milliseconds of trading. */
function watch(game: AnyGame, seed: string): readonly number[] {
  const { setup, seat, bots } = game.demo;
  const opened = openTable(game, setup, { now: START, seed });
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const sitting = { now: START, seed: `${seed} bots`, seats: bots, limit: 2 * MINUTE };
  return playOut(opened.value.table, sitting).entries.flatMap(({ at, event }) =>
    event.type === 'proposed' && 'to' in event && event.to === seat ? [at - START] : [],
  );
}
