import { type AnyGame, type Bag, bagOf } from '@haggle/engine';
import { loadGames } from '@haggle/games';
import { openMemory, type RunningServer, startServer } from '@haggle/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** What a person sees of the floor of either Civilization game. */
type Floor = {
  readonly hand: Bag;
  readonly value: {
    readonly total: number;
    readonly sets: Readonly<Record<string, { value: number }>>;
  };
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

const MINUTE = 60_000;

let games: readonly AnyGame[];
let server: RunningServer;

beforeAll(async () => {
  games = await loadGames();
  const bots = { least: 200, most: 900, gap: 100 };
  server = await startServer({ games, store: openMemory(), limits: 'off', bots });
});

afterAll(() => server.close());

/** A newcomer's chair at the demo table of a game. */
async function sitDown(game: AnyGame) {
  const { setup, bots, seat } = game.demo;
  const opened = await call('tables', { game: game.id, setup, bots });
  const { table, seats } = opened as { table: string; seats: Record<string, string> };
  const key = seats[seat];
  let sent = 0;
  return {
    seat,
    see: async () => ((await call(`tables/${table}`, undefined, key)) as { view: Floor }).view,
    ask: (command: unknown) => call(`tables/${table}/commands`, { id: `c${++sent}`, command }, key),
  };
}

async function call(path: string, body?: unknown, key?: string): Promise<unknown> {
  const answer = await fetch(`${server.address}api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return answer.json();
}

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

/** Offers two small cards for a middling one, answers what comes back, and tells how long it took. */
async function makeFirstTrade(game: AnyGame): Promise<{ answered: number; traded: number }> {
  const { seat, see, ask } = await sitDown(game);
  const started = Date.now();
  const kinds = Object.entries((await see()).value.sets)
    .sort(([, one], [, other]) => one.value - other.value)
    .map(([kind]) => kind);
  const [first = '', second = '', third = ''] = kinds;
  const wanted = kinds[Math.floor(kinds.length / 2)] ?? third;
  await ask({
    type: 'propose',
    gives: { count: 3, named: [first, second] },
    asks: { count: 3, named: [wanted] },
  });
  let answered = 0;
  while (Date.now() - started < MINUTE) {
    const floor = await see();
    const offers = Object.entries(floor.offers);
    const took = Date.now() - started;
    const own = offers.find(([, { from, state }]) => from === seat && state === 'accepted');
    const counter = offers.find(([, { to, state }]) => to === seat && state === 'open');
    if (own || counter) answered ||= took;
    if (floor.trades.some(({ between }) => between.includes(seat)))
      return { answered, traded: took };
    const fitting = offers.filter(([, { from, to, state }]) => {
      return state === 'open' && from !== seat && (to === seat || took > MINUTE / 3);
    });
    const answer = answerTo(floor, own, fitting);
    if (answer) await ask(answer);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return { answered, traded: Number.POSITIVE_INFINITY };
}

function answerTo(
  floor: Floor,
  own: readonly [string, Offer] | undefined,
  fitting: readonly (readonly [string, Offer])[],
): unknown {
  if (own) {
    const [offer, { revision, gives, delivered }] = own;
    const cards = cardsFor(floor, gives.named, gives.count);
    const isDue = cards && !delivered.includes(own[1].from);
    if (isDue) return { type: 'deliver', offer, revision, cards };
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

describe('a newcomer at the demo table', () => {
  it('is answered soon and makes a first trade within a minute', {
    timeout: 3 * MINUTE,
  }, async () => {
    for (const game of games.filter(({ value }) => value !== undefined)) {
      const { answered, traded } = await makeFirstTrade(game);
      expect(answered, game.id).toBeGreaterThan(0);
      expect(answered, game.id).toBeLessThan(MINUTE / 2);
      expect(traded, game.id).toBeLessThan(MINUTE);
    }
  });
});
