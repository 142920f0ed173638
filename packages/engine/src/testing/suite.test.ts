import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../game.ts';
import { done, refuse } from '../refusal.ts';
import { marblesKit } from './fixtures/kit.ts';
import { type MarblesState, marbles } from './fixtures/marbles.ts';
import type { Kit } from './kit.ts';
import { describeGame, pledges } from './suite.ts';

describeGame(marblesKit);

/** What the suite finds in a game that differs from the good one in one thing. */
function findings(broken: Partial<AnyGame>, other: Partial<Kit> = {}, runs = 150): string {
  const kit: Kit = { ...marblesKit, ...other, game: { ...marbles, ...broken } };
  const found: string[] = [];
  for (const { title, check } of pledges) {
    try {
      check(kit, runs);
    } catch (error) {
      found.push(`${title}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return found.join('\n');
}

const { open, decide, evolve, view, redact, words } = marbles;

describe('the common suite', () => {
  it('finds nothing in a good game', () => {
    expect(findings({})).toBe('');
  });

  it.each<[string, Partial<AnyGame>, RegExp]>([
    [
      'a view that shows another hand',
      { view: (state, viewer) => ({ ...(view(state, viewer) as object), all: state.hands }) },
      /sees something hidden/,
    ],
    [
      'a view that counts hidden offers',
      {
        view: (state, viewer) => ({
          ...(view(state, viewer) as object),
          made: Object.keys(state.offers).length,
        }),
      },
      /sees something hidden|by the log/,
    ],
    [
      'ids that count hidden offers',
      {
        decide: (state, command, by, context) => {
          const decided = decide(state, command, by, context);
          if (!decided.ok || command.type !== 'propose') return decided;
          const id = `${by}-${command.to}-${Object.keys(state.offers).length + 1}`;
          return done(decided.value.map((event) => ({ ...event, id })));
        },
      },
      /learns from the answer .* by what it made/s,
    ],
    [
      'a refusal that depends on another hand',
      {
        decide: (state, command, by, context) => {
          const holds = state.hands[command.to]?.[command.asks] > 0;
          if (command.type === 'propose' && state.hands[command.to] && !holds) {
            return refuse('no-partner', 'M-1');
          }
          return decide(state, command, by, context);
        },
      },
      /learns from the answer/,
    ],
    [
      'a refusal whose data tells of another hand',
      {
        decide: (state, command, by, context) => {
          const decided = decide(state, command, by, context);
          if (decided.ok || command.type !== 'propose') return decided;
          const kind = Object.keys(state.hands[command.to] ?? {}).join('');
          return refuse('not-held', 'M-2', { kind });
        },
      },
      /learns from the answer/,
    ],
    [
      'a log line with hidden terms',
      {
        redact: (event) => event,
        view: (state, viewer) => ({
          ...(view(state, viewer) as object),
          offered: Object.values<{ from: string }>(state.offers).map((offer) => offer.from),
        }),
      },
      /sees something hidden|by the log/,
    ],
    [
      'a log line that is redacted too little',
      {
        redact: (event, viewer, before) => ({
          ...redact(event, viewer, before),
          was: before?.hands,
        }),
      },
      /by the log/,
    ],
    [
      'an opening that tells all that was dealt',
      {
        redact: (event, viewer, before) =>
          event.type === 'opened' ? event : redact(event, viewer, before),
      },
      /learns (the chance of the opening|the set-up) by the log/,
    ],
    [
      'an opening that tells the seats, and nobody else, what was dealt',
      {
        redact: (event, viewer, before) =>
          event.type === 'opened' && viewer in event.hands ? event : redact(event, viewer, before),
      },
      /learns the set-up by the log/,
    ],
    [
      'a second event of an opening that tells what was dealt',
      {
        open: (setup, context) => {
          const opened = open(setup, context);
          if (!opened.ok) return opened;
          return done([...opened.value, { type: 'said', from: 'ana', text: 'welcome' }]);
        },
        redact: (event, viewer, before) => {
          const redacted = redact(event, viewer, before);
          return before?.talk.length === 0 ? { ...redacted, was: before.hands } : redacted;
        },
      },
      /learns (the chance of the opening|the set-up) by the log/,
    ],
    [
      'a view that shows what the set-up gave another',
      {
        view: (state, viewer) => ({
          ...(view(state, viewer) as object),
          red: Object.values<{ red?: number }>(state.hands)[0]?.red ?? 0,
        }),
      },
      /sees something hidden of the set-up/,
    ],
    [
      'a deadline that depends on hands',
      { deadline: (state) => state.deadline && state.deadline + (state.hands.ana?.red ?? 0) },
      /learns from the clock/,
    ],
    [
      'rules that throw on a name of an object’s machinery',
      {
        decide: (state, command, by, context) => {
          if (command.type === 'propose' && state.hands[command.to].red < 0) return refuse('x');
          return decide(state, command, by, context);
        },
      },
      /Cannot read properties of undefined/,
    ],
    [
      'a fold that loses a marble',
      {
        evolve: (state, event) => {
          const next = evolve(state, event);
          if (event.type !== 'swapped') return next;
          return { ...next, hands: { ...next.hands, ben: { ...next.hands.ben, red: 0 } } };
        },
      },
      /changed what must stay/,
    ],
    [
      'a fold that changes the state it is given',
      {
        evolve: (state, event) => {
          if (event.type === 'said') state.talk.push({ from: event.from, text: event.text });
          return event.type === 'said' ? state : evolve(state, event);
        },
      },
      /not extensible/,
    ],
    [
      'a state that JSON does not carry',
      {
        evolve: (state, event) => ({
          ...evolve(state, event),
          seen: new Map([[1, 2]]),
          at: undefined,
          x: Number.NaN,
        }),
      },
      /a state is not plain JSON/,
    ],
    [
      'rules with a memory',
      {
        decide: (() => {
          let asked = 0;
          return (...args: Parameters<typeof decide>) => {
            asked += 1;
            const decided = decide(...args);
            return decided.ok ? decided : refuse(decided.refusal.code, undefined, { asked });
          };
        })(),
      },
      /another refusal|learns/,
    ],
    [
      'an event outside its schema',
      {
        decide: (...args) => {
          const decided = decide(...args);
          return decided.ok
            ? done(decided.value.map((event) => ({ ...event, extra: 1 })))
            : decided;
        },
      },
      /an event of the wrong shape/,
    ],
    [
      'missing words for a refusal',
      { words: { ...words, refusals: { malformed: 'x' } } },
      /no words for refusal/,
    ],
    [
      'missing words for an event',
      { words: { ...words, events: {} } },
      /no words for event opened/,
    ],
    [
      'a place that nothing fills',
      { words: { ...words, refusals: { ...words.refusals, 'not-held': 'No {colour}.' } } },
      /an unfilled place/,
    ],
    [
      'a clause that does not exist',
      { clauses: marbles.clauses.slice(0, 2) },
      /which is no clause/,
    ],
    ['a clause twice', { clauses: [...marbles.clauses, ...marbles.clauses] }, /a clause twice/],
    [
      'an offer that cannot be had',
      { affordances: () => [{ command: { type: 'fly' } }] },
      /offered to/,
    ],
    ['a game that offers nothing', { affordances: () => [] }, /nothing is ever offered/],
    [
      'an event whose sentence says more than it has',
      { words: { ...words, events: { ...words.events, swapped: '{from} swapped with {to}.' } } },
      /an unfilled place: .*for {"type":"swapped"/,
    ],
    [
      'a sentence of its own with a place that nothing fills',
      { tellEvent: ({ type }) => (type === 'said' ? '{who} said something.' : undefined) },
      /an unfilled place: {who} said something/,
    ],
    [
      'a bot whose commands are all refused',
      { bot: () => ({ command: { type: 'end' } }) },
      /no bot did anything, and \d+ of their commands/,
    ],
    [
      'a bot that talks nonsense',
      { bot: () => ({ command: { type: 'fly' } }) },
      /malformed command/,
    ],
    ['a bot that waits backwards', { bot: () => ({ wait: -1 }) }, /waits -1/],
    [
      'a demo that is refused',
      { demo: { ...marbles.demo, setup: {} } },
      /the demo table is refused/,
    ],
    ['a demo without its bot', { demo: { ...marbles.demo, bots: ['x'] } }, /no demo seat x/],
    [
      'a clock of its own',
      { view: (state, viewer) => ({ ...(view(state, viewer) as object), now: Date.now() > 0 }) },
      /the rules touched Date/,
    ],
    [
      'chance of its own',
      {
        view: (state, viewer) => ({ ...(view(state, viewer) as object), luck: Math.random() > 2 }),
      },
      /the rules touched random/,
    ],
    [
      'a command that does nothing',
      { decide: (...args) => (args[1].type === 'say' ? done([]) : decide(...args)) },
      /without an event/,
    ],
    [
      'a view that differs from one look to the next',
      {
        view: (() => {
          let looks = 0;
          return (state: Parameters<typeof view>[0], viewer: string) => {
            looks += 1;
            return { ...(view(state, viewer) as object), looks };
          };
        })(),
      },
      /looks twice|another view/,
    ],
    [
      'a view carried along that is not the one the state gives',
      {
        view: (state, viewer, last) =>
          last?.state.swaps === state.swaps ? last?.view : view(state, viewer),
      },
      /was shown another view/,
    ],
    [
      'a view that lists its seats',
      {
        view: (state, viewer) => ({
          ...(view(state, viewer) as object),
          seats: Object.keys(state.hands),
        }),
      },
      /seats are no object with a field for each: \["ana"/,
    ],
    [
      'a view that leaves a seat out',
      {
        view: (state, viewer) => {
          const shown = view(state, viewer) as { seats: Record<string, unknown> };
          const { ana: _ana, ...seats } = shown.seats;
          return { ...shown, seats };
        },
      },
      /seats lack ana/,
    ],
    [
      'a view that JSON does not carry',
      { view: (state, viewer) => ({ ...(view(state, viewer) as object), at: Number.NaN }) },
      /is not plain JSON|another view/,
    ],
  ])('finds %s', (_what, broken, message) => {
    expect(findings(broken)).toMatch(message);
  });
});

it('finds a kit that tries too little', () => {
  expect(findings({}, { ask: () => ({ type: 'end' }) })).toContain(
    'never happened: proposed, swapped',
  );
  expect(findings({}, { ask: () => ({ type: 'end' }) }, 50)).toBe('');
  const never = ['proposed', 'swapped', 'said'];
  const over = findings({}, { ask: () => ({ type: 'end' }), never });
  expect(over).not.toContain('never happened');
  expect(over).toContain('no bot did anything, and 0 of their commands were refused');
  expect(findings({}, { scramble: (state) => state })).toContain('the kit hides 0 times in 150');
  expect(findings({}, { conceal: (setup) => setup })).toContain('the kit conceals nothing');
  expect(findings({}, { conceal: () => ({}) })).toContain('by what is refused: {}');
});

it('takes from the kit what somebody may learn besides his view', () => {
  const leak: Partial<AnyGame> = {
    redact: (event, viewer, before) => ({ ...redact(event, viewer, before), was: before?.hands }),
  };
  expect(findings(leak, { learns: () => true })).toBe('');
  expect(findings(leak, { learns: () => false })).toContain('by the log');
});

it('finds soon what the log tells of a command that others know in part', () => {
  // Everybody sees who offers whom what for something; what for, the two alone.
  const partly: Partial<AnyGame> = {
    view: (state: MarblesState, viewer) => ({
      ...(view(state, viewer) as object),
      board: Object.values(state.offers).map(({ from, to, asks }) => ({ from, to, asks })),
    }),
  };
  const hushed: Partial<AnyGame> = {
    redact: (event, viewer, before) => {
      if (event.type !== 'proposed') return redact(event, viewer, before);
      const { from, to, asks } = event.offer;
      return [from, to].includes(viewer) ? event : { type: event.type, from, to, asks };
    },
  };
  // Offers are rare, and two of them mostly differ in what everybody sees.
  const rare: Partial<Kit> = {
    scramble: (state) => state,
    ask: (state, by, random) =>
      random(6) === 0 ? marblesKit.ask(state, by, random) : { type: 'say', text: 'well' },
  };
  expect(findings({ ...partly, ...hushed }, rare, 60)).toBe('');
  expect(findings(partly, rare, 60)).toMatch(/learns from .*by the log/s);
});
