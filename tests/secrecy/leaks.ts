import { type AnyGame, refuse } from '@haggle/engine';
import { marbles } from '../../packages/engine/src/testing/fixtures/marbles.ts';
import type { Spoil } from './wire.ts';

/** A game, or a server, that lets something out. */
export type Leak = {
  readonly what: string;
  readonly game?: Partial<AnyGame>;
  readonly spoil?: Spoil;
};

const { decide, view, redact } = marbles as AnyGame;

type State = {
  readonly hands: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly offers: Readonly<Record<string, unknown>>;
};

/** Something hidden, as a number: how many red marbles the second seat holds. */
const secretOf = ({ hands }: State): number => Object.values(hands)[1]?.red ?? 0;

const shows = (more: (state: State) => object): Partial<AnyGame> => ({
  view: (state, viewer) => ({ ...(view(state, viewer) as object), ...more(state) }),
});

/** Games that let something out, each by another way. */
export const leaks: readonly Leak[] = [
  {
    what: 'a number in the view that counts hidden offers',
    game: shows(({ offers }) => ({ offered: Object.keys(offers).length })),
  },
  {
    what: 'a view that changes with what others do aside',
    game: shows(({ offers }) => ({ beat: Object.keys(offers).length % 2 })),
  },
  {
    what: 'the size of a view',
    game: shows((state) => ({ padding: 'x'.repeat(secretOf(state)) })),
  },
  {
    what: 'the order of the seats in a view',
    game: {
      view: (state, viewer) => {
        const shown = view(state, viewer) as { seats: object };
        const seats = Object.entries(shown.seats);
        const seen = secretOf(state) % 2 === 0 ? seats : seats.reverse();
        return { ...shown, seats: Object.fromEntries(seen) };
      },
    },
  },
  {
    what: 'an id that counts hidden offers',
    game: {
      decide: (state, command, by, context) => {
        const decided = decide(state, command, by, context);
        if (!decided.ok || command.type !== 'propose') return decided;
        const id = `offer-${Object.keys(state.offers).length + 1}`;
        return { ok: true, value: decided.value.map((event: object) => ({ ...event, id })) };
      },
      view: (state, viewer) => ({ ...(view(state, viewer) as object), offers: {} }),
    },
  },
  {
    what: 'the code of a refusal',
    game: {
      decide: (state, command, by, context) => {
        const decided = decide(state, command, by, context);
        return decided.ok || secretOf(state) > 1 ? decided : refuse('no-partner', 'M-1');
      },
    },
  },
  {
    what: 'what a refusal says',
    game: {
      decide: (state, command, by, context) => {
        const decided = decide(state, command, by, context);
        return decided.ok ? decided : refuse('not-held', 'M-2', { kind: secretOf(state) });
      },
    },
  },
  {
    what: 'whether a command is carried out',
    game: {
      decide: (state, command, by, context) =>
        command.type === 'say' && secretOf(state) > 1
          ? refuse('no-change')
          : decide(state, command, by, context),
    },
  },
  {
    what: 'a line of the log',
    game: {
      redact: (event, viewer, before) => ({
        ...redact(event, viewer, before),
        secret: before && secretOf(before),
      }),
    },
  },
  {
    what: 'the length of a line of the log',
    game: {
      redact: (event, viewer, before) => ({
        ...redact(event, viewer, before),
        padding: before && '.'.repeat(secretOf(before)),
      }),
    },
  },
  {
    what: 'the instant at which the clock speaks',
    game: { deadline: (state) => state.deadline && state.deadline + secretOf(state) },
  },
  {
    what: 'a number in the metrics',
    spoil: (text, place) =>
      place === '/metrics' ? text.replace(/(haggle_tables) \d+/, '$1 99') : text,
  },
  {
    what: 'one more name in the metrics',
    spoil: (text, place) => (place === '/metrics' ? `${text}haggle_hands 7\n` : text),
  },
  {
    what: 'a header',
    spoil: (text, place) =>
      text.replace('\nno-store\n', place.endsWith('/live') ? '' : '\nno-cache\n'),
  },
  {
    what: 'a blank in a public page',
    spoil: (text, place) => (place === '/api/games' ? `${text} ` : text),
  },
  {
    what: 'the seq of a delta',
    spoil: (text, place) =>
      place === 'socket' ? text.replace(/("type":"delta","seq":)\d+/, '$10') : text,
  },
];
