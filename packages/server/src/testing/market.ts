import {
  type Affordance,
  type Bag,
  bagSchema,
  done,
  type Game,
  malformed,
  type Result,
  refuse,
  seatSchema,
  seedSchema,
  sizeOf,
  type Viewer,
} from '@haggle/engine';
import { z } from 'zod';

/**
 * A small game for the server's own tests: hidden hands, private gifts, a clock, a host. One gives a
 * card to another, and only the two know which one it was.
 */
type Hands = Readonly<Record<string, Bag>>;
type Gift = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly kind: string;
};
type State = {
  readonly phase: 'open' | 'over';
  readonly deadline: number | null;
  readonly seats: readonly string[];
  readonly hands: Hands;
  readonly gifts: readonly Gift[];
  readonly talk: readonly { readonly from: string; readonly text: string; readonly at: number }[];
};

const setupSchema = z.strictObject({
  seats: z.array(seatSchema).min(2).max(18),
  hands: z.record(z.string(), bagSchema).optional(),
  timeLimit: z.number().int().min(1).nullable().optional(),
  seed: seedSchema.optional(),
});
const commandSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('give'), to: seatSchema, kind: z.string().max(32) }),
  z.strictObject({ type: z.literal('say'), text: z.string().max(500) }),
  z.strictObject({ type: z.literal('break') }),
  z.strictObject({ type: z.literal('end') }),
]);
const giftSchema = z.object({ id: z.string(), from: z.string(), to: z.string(), kind: z.string() });
const eventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('opened'),
    seats: z.array(z.string()),
    hands: z.record(z.string(), bagSchema),
    deadline: z.number().nullable(),
  }),
  giftSchema.extend({ type: z.literal('given') }),
  z.object({ type: z.literal('said'), from: z.string(), text: z.string(), at: z.number() }),
  z.object({ type: z.literal('ended') }),
]);
type Setup = z.infer<typeof setupSchema>;
type Command = z.infer<typeof commandSchema>;
type Event = z.infer<typeof eventSchema>;
export type MarketView = {
  readonly viewer: Viewer;
  readonly phase: string;
  readonly deadline: number | null;
  readonly seats: Readonly<Record<string, { readonly cards: number }>>;
  readonly hand?: Bag;
  readonly gifts: readonly Gift[];
  readonly talk: State['talk'];
};

function open(
  { seats, hands, timeLimit = null }: Setup,
  now: number,
  random: (bound: number) => number,
): Result<Event[]> {
  if (new Set(seats).size < seats.length) return malformed('seats', 'a name occurs twice');
  const dealt = Object.fromEntries(
    seats.map((seat) => [seat, hands?.[seat] ?? { salt: 3 + random(3), iron: 2 }]),
  );
  const deadline = timeLimit === null ? null : now + timeLimit * 1000;
  return done([{ type: 'opened', seats, hands: dealt, deadline }]);
}

function decide(
  state: State,
  command: Command | { type: 'tick' },
  actor: string,
  now: number,
): Result<Event[]> {
  if (command.type === 'tick') return done([{ type: 'ended' }]);
  if (command.type === 'break') throw new Error('a fault in the rules');
  if (command.type === 'end')
    return actor === 'host' ? done([{ type: 'ended' }]) : refuse('not-host');
  if (!state.seats.includes(actor)) return refuse('not-yours');
  if (state.phase === 'over') return refuse('wrong-phase', 'MA-1');
  if (command.type === 'say')
    return done([{ type: 'said', from: actor, text: command.text, at: now }]);
  if (!state.seats.includes(command.to)) return malformed('to', 'no such seat');
  const hand = state.hands[actor] ?? {};
  if (!Object.hasOwn(hand, command.kind) || !hand[command.kind]) {
    return refuse('not-held', 'MA-2', { kind: command.kind });
  }
  const number = state.gifts.filter((gift) => gift.from === actor && gift.to === command.to).length;
  const id = `${actor}-${command.to}-${number + 1}`;
  return done([{ type: 'given', id, from: actor, to: command.to, kind: command.kind }]);
}

function evolve(state: State | null, event: Event): State {
  if (event.type === 'opened' || !state) {
    const { seats = [], hands = {}, deadline = null } = event.type === 'opened' ? event : {};
    return { phase: 'open', deadline, seats, hands, gifts: [], talk: [] };
  }
  if (event.type === 'ended') return { ...state, phase: 'over', deadline: null };
  if (event.type === 'said') {
    const { from, text, at } = event;
    return { ...state, talk: [...state.talk, { from, text, at }].slice(-50) };
  }
  const { id, from, to, kind } = event;
  const hands = { ...state.hands };
  hands[from] = add(hands[from] ?? {}, kind, -1);
  hands[to] = add(hands[to] ?? {}, kind, 1);
  return { ...state, hands, gifts: [...state.gifts, { id, from, to, kind }] };
}

function add(bag: Bag, kind: string, count: number): Bag {
  return { ...bag, [kind]: (bag[kind] ?? 0) + count };
}

function view(state: State, viewer: Viewer): MarketView {
  const { phase, deadline, talk } = state;
  const seats = Object.fromEntries(
    state.seats.map((seat) => [seat, { cards: sizeOf(state.hands[seat] ?? {}) }]),
  );
  const gifts = state.gifts.filter(({ from, to }) => from === viewer || to === viewer).slice(-50);
  const hand = Object.hasOwn(state.hands, viewer) ? { hand: state.hands[viewer] } : {};
  return { viewer, phase, deadline, seats, ...hand, gifts, talk };
}

/** What a gift looks like to others: one has a card less, another one more. */
function redact(event: Event, viewer: Viewer): { type: string } {
  if (event.type === 'opened') return { ...event, hands: pick(event.hands, viewer) } as Event;
  if (event.type !== 'given' || event.from === viewer || event.to === viewer) return event;
  return { type: 'given', from: event.from, to: event.to } as { type: string };
}

function pick(hands: Hands, viewer: Viewer): Hands {
  return Object.hasOwn(hands, viewer) ? { [viewer]: hands[viewer] ?? {} } : {};
}

function afford(view: MarketView): Affordance<Command>[] {
  const kind = Object.keys(view.hand ?? {}).find((one) => (view.hand?.[one] ?? 0) > 0);
  const to = Object.keys(view.seats).find((seat) => seat !== view.viewer);
  return kind && to && view.phase === 'open' ? [{ command: { type: 'give', to, kind } }] : [];
}

export const market: Game<State, Command, Event, MarketView, Setup> = {
  id: 'market',
  title: 'Market',
  seats: { min: 2, max: 18 },
  clauses: [
    { id: 'MA-1', text: 'Nothing is given after the end.', source: 'this file', forbids: true },
    { id: 'MA-2', text: 'One gives what one has.', source: 'this file', forbids: true },
  ],
  words: {
    refusals: {
      malformed: 'The field {field} is wrong: {problem}.',
      'not-host': 'Only the host can do that.',
      'not-yours': 'That is not yours.',
      'wrong-phase': 'It is over.',
      'not-held': 'You have no {kind}.',
    },
    events: {},
    names: {},
  },
  setup: setupSchema,
  command: commandSchema,
  event: eventSchema,
  open: (setup, { now, random }) => open(setup, now, random),
  decide: (state, command, actor, { now }) => decide(state, command, actor, now),
  evolve,
  seatsOf: (state) => state.seats,
  view,
  redact,
  refs: (events) => {
    const gift = events.find((event) => event.type === 'given');
    return gift ? { gift: gift.id } : ({} as Record<string, string>);
  },
  affordances: afford,
  deadline: (state) => state.deadline,
  bot: (seen, { seat }) => {
    const to = Object.keys(seen.seats).find((one) => one !== seat);
    const willing = to && seen.phase === 'open' && (seen.hand?.salt ?? 0) > 0;
    return willing ? { command: { type: 'give', to, kind: 'salt' } } : { wait: 5 };
  },
  demo: { setup: { seats: ['ana', 'ben'] }, seat: 'ana', bots: ['ben'] },
};
