import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bag, look, openTable, readLog, type Table } from './client.ts';
import { breathe, type Live, type Message, sit } from './live.ts';
import { makeFolder, type Serving, serve } from './process.ts';

const data = makeFolder();
let server: Serving;
beforeAll(async () => {
  server = await serve(data, '--limits', 'off');
});
afterAll(() => server.end('SIGKILL'));

type Pick = <T>(among: readonly T[]) => T;

/** A seat's way through the evening: the same seed makes the same choices from the same views. */
function chooser(seed: number): Pick {
  let state = seed;
  return (among) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return among[Math.floor((state / 2 ** 32) * among.length)] as (typeof among)[number];
  };
}

const list = (bag: unknown) =>
  Object.entries((bag ?? {}) as Record<string, number>).flatMap(([kind, count]) =>
    Array<string>(count).fill(kind),
  );
const toBag = (cards: readonly string[]) => {
  const bag: Record<string, number> = {};
  for (const card of cards) bag[card] = (bag[card] ?? 0) + 1;
  return bag;
};

/** Any command a seat might try, sensible or not, from what it sees. */
function choose(pick: Pick, view: Bag, seats: readonly string[]): Bag {
  const hand = list(view.hand);
  const some = () => pick(hand.length > 0 ? hand : ['salt']);
  const offer = pick([...Object.keys(view.offers as object), 'none']);
  const known = (view.offers as Record<string, { revision: number; gives: Bag }>)[offer];
  const revision = pick([known?.revision ?? 1, known?.revision ?? 1, 1]);
  const count = pick([3, 3, 3, 4, 2]);
  const side = () => ({ count, named: [some(), some()] });
  const cards = toBag([...new Set([0, 1, 2])].map((at) => hand[at] ?? some()));
  const asks = { count: 3, named: pick([[], [], [some(), some()]]) };
  const others = [pick(seats), pick(seats), undefined];
  const moves: readonly (() => Bag)[] = [
    () => ({ type: 'propose', to: pick(others), gives: side(), asks }),
    () => ({ type: 'propose', to: pick(others), gives: side(), asks, note: 'no lie' }),
    () => ({ type: 'accept', offer, revision, named: pick([[], [some()], [some(), some()]]) }),
    () => ({ type: 'accept', offer, revision, named: [some(), some()], cards }),
    () => ({ type: 'accept', offer, revision, cards }),
    () => ({ type: 'deliver', offer, revision, cards }),
    () => ({ type: 'deliver', offer, revision, cards }),
    () => ({ type: 'revise', offer, gives: side() }),
    () => ({ type: pick(['suspend', 'resume', 'withdraw', 'decline', 'recall']), offer }),
    () => ({ type: 'say', to: pick(others), text: 'I have two, believe me' }),
    () => ({ type: pick(['finish', 'unfinish', 'unfinish', 'levitate']) }),
  ];
  return pick(moves)();
}

type Offer = {
  readonly from: string;
  readonly to: string | null;
  readonly revision: number;
  readonly state: string;
  readonly gives: { readonly count: number; readonly named: readonly string[] };
  readonly delivered: readonly string[];
};

/** So many cards of a hand, these among them. */
function fill(hand: readonly string[], named: readonly string[], size: number): Bag {
  const rest = [...hand];
  for (const name of named) if (rest.includes(name)) rest.splice(rest.indexOf(name), 1);
  return toBag([...named, ...rest].slice(0, size));
}

/** The commands that bring a trade nearer: taking what is offered, and delivering what one has promised. */
function further(view: Bag, seat: string): Bag[] {
  const hand = list(view.hand);
  return Object.entries(view.offers as Record<string, Offer>).flatMap(([offer, known]) => {
    const { from, state, revision, gives, delivered } = known;
    const deal = { offer, revision };
    if (from === seat && state === 'accepted' && !delivered.includes(seat)) {
      const cards = fill(hand, gives.named.slice(0, 2), gives.count);
      return [{ type: 'deliver', ...deal, cards }];
    }
    if (from === seat || state !== 'open') return [];
    const named = hand.slice(0, 2);
    return [{ type: 'accept', ...deal, named, cards: fill(hand, named, 3) }];
  });
}

/** One seat plays so many commands, each chosen from the view that it has by then. */
async function play(live: Live, seat: string, seats: readonly string[], seed: number) {
  const pick = chooser(seed);
  const answers: Message[] = [];
  for (let at = 0; at < 50; at += 1) {
    const wise = further(live.view(), seat);
    const command =
      wise.length > 0 && pick([true, false]) ? pick(wise) : choose(pick, live.view(), seats);
    answers.push(await live.command(`${seat}-${at}`, command));
  }
  return answers;
}

/** Waits for the socket to come to the present, and compares it with HTTP and the chair's log. */
async function expectSame(table: Table, chair: string, live: Live): Promise<void> {
  const { seq, view } = await look(table, chair);
  for (let patience = 0; live.seq() < seq && patience < 100; patience += 1) await breathe(20);
  expect({ seq: live.seq(), view: live.view() }).toEqual({ seq, view });
  expect(live.faults).toEqual([]);
  expect((await readLog(table, chair)).at(-1)?.seq).toBe(seq);
}

/** All cards in all hands. */
async function count(table: Table, seats: readonly string[]): Promise<Bag> {
  const views = await Promise.all(seats.map((seat) => look(table, seat)));
  return toBag(views.flatMap(({ view }) => list(view.hand)).sort());
}

test.each([
  ['advanced-civilization', 5, 11],
  ['mega-civilization', 9, 23],
])(
  'an evening of %s, all at once and at random, leaves everybody with one truth',
  async (game, size, seed) => {
    const seats = Array.from({ length: size }, (_, at) => `seat-${at + 1}`);
    const cities = Object.fromEntries(seats.map((seat) => [seat, 7]));
    const setup = { seats: size, cities, seed: String(seed), options: { timeLimit: null } };
    const table = await openTable(server.address, setup, game);
    const before = await count(table, seats);
    const chairs = [...seats, 'host', 'spectator'];
    const lives = await Promise.all(
      chairs.map((chair, at) => sit(table, chair, at % 3 === 2 ? { plain: true } : {})),
    );
    const playing = seats.map((seat, at) => play(lives[at] as Live, seat, seats, seed + at));
    const answers = (await Promise.all(playing)).flat();
    for (const [at, live] of lives.entries()) await expectSame(table, chairs[at] ?? '', live);
    expect(await count(table, seats)).toEqual(before);

    const carried = answers.filter(({ type }) => type === 'done');
    expect(carried.length).toBeGreaterThan(answers.length / 10);
    for (const { type, code, clause, message } of answers) {
      if (type === 'done') continue;
      expect(code).toMatch(/^[a-z-]+$/);
      expect(message).toMatch(/\w{3}/);
      if (code !== 'malformed') expect(clause).toMatch(/^(AC|MC)-/);
    }
    const { view } = await look(table, 'spectator');
    expect((view.trades as unknown[]).length).toBeGreaterThan(0);
    for (const [at, live] of lives.entries()) {
      const own = chairs[at] ?? '';
      for (const { between, gave } of live.view().trades as { between: string[]; gave?: Bag }[])
        expect(gave !== undefined).toBe(between.includes(own));
      for (const { from, to } of Object.values(live.view().offers as Record<string, Bag>))
        expect(to === null || from === own || to === own).toBe(true);
    }

    const seen = await Promise.all(chairs.map((chair) => look(table, chair)));
    await server.end('SIGKILL');
    server = await serve(data, '--limits', 'off');
    const again = { ...table, address: server.address };
    expect(await Promise.all(chairs.map((chair) => look(again, chair)))).toEqual(seen);
    for (const live of lives) live.socket.terminate();
  },
);
