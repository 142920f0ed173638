import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AnyGame } from '../game.ts';
import { marbles } from '../testing/fixtures/marbles.ts';
import { parseScenario } from './parse.ts';
import { runScenario } from './run.ts';

const HANDS = 'hands: { ana: { red: 1, green: 1 }, ben: { blue: 2 }, cleo: { red: 3 } }';

function play(
  steps: string,
  setup = `{ seats: [ana, ben, cleo], ${HANDS} }`,
  head = 'clauses: []',
) {
  const lines = steps
    .trim()
    .split('\n')
    .map((line) => `  ${line.trim()}`);
  const parsed = parseScenario(
    [
      `title: T\ngame: marbles\n${head}\nsetup: ${setup}`,
      ...(steps ? ['steps:', ...lines] : []),
    ].join('\n'),
  );
  if (!parsed.ok) throw new Error(`line ${parsed.problem.line}: ${parsed.problem.message}`);
  return runScenario(parsed.value, marbles);
}

const faults = (steps: string) => play(steps).failures.map(({ message }) => message);
const PROPOSE = '{ type: propose, to: ben, gives: red, asks: blue }';

describe('a scenario', () => {
  it('holds when every command is answered as expected and everything is seen', () => {
    const report = play(`
      - { ana: ${PROPOSE}, as: first }
      - ben sees: { offers: { first: { from: ana, gives: red } } }
      - { ben: { type: accept, offer: first } }
      - ana sees: { hand: { green: 1, blue: 1, red: null }, swaps: [{ id: first }] }
      - cleo sees: { offers: { first: null }, swaps: [{ id: null, between: [ana, ben] }] }
    `);
    const nothing = { failures: [], remarks: [], unplayed: 0, refusals: [] };
    expect(report).toEqual({ ...nothing, accepted: 3 });
  });

  it('remarks that nobody of a name sits there, and that there is no such clause', () => {
    const report = play(
      `
        - { bne: ${PROPOSE}, refused: not-yours }
        - { spectator: ${PROPOSE}, refused: not-yours }
        - { host: { type: end } }
      `,
      undefined,
      'clauses: [M-1a, M-99]',
    );
    expect(report.failures).toEqual([]);
    expect(report.remarks).toEqual([
      { step: 0, line: 2, message: 'Marbles has no clause M-99' },
      { step: 1, line: 6, message: 'nobody called "bne" is at this table' },
    ]);
    const refused = play('', '{ seats: [] }', 'clauses: [M-98]\nrefused: malformed');
    expect(refused.failures).toEqual([]);
    expect(refused.remarks.map(({ message }) => message)).toEqual(['Marbles has no clause M-98']);
  });

  it('takes a refusal by its code, its clause or a lettered clause below it', () => {
    for (const expected of ['no-partner', 'M-1', 'M-1a']) {
      const report = play(`
        - { ana: { type: propose, to: ana, gives: red, asks: red }, refused: ${expected} }
      `);
      expect(report.failures).toEqual([]);
      expect(report.refusals).toEqual([{ code: 'no-partner', clause: 'M-1' }]);
      expect(report.accepted).toBe(1);
    }
  });

  it('does not take another refusal, which changes nothing, and goes on', () => {
    expect(
      faults(`
        - { ana: { type: propose, to: ana, gives: red, asks: red }, refused: not-held }
        - ana sees: { phase: over }
      `),
    ).toEqual([
      'expected to be refused not-held, but it was refused no-partner (M-1): You need somebody else to swap with.',
      'phase: expected "over", saw "swap"',
    ]);
  });

  it('stops where a command was refused or carried out and the other was expected, and counts what is left', () => {
    const rest = '- { ana sees: { phase: over } }\n      - { restart: true }';
    const refused = play(`
      - { ana: { type: end } }
      ${rest}`);
    expect([refused.failures.length, refused.unplayed]).toEqual([1, 2]);
    const done = play(`
      - { host: { type: end }, refused: not-host }
      ${rest}`);
    expect([done.failures.length, done.unplayed]).toEqual([1, 2]);
    expect(play(rest, '{ seats: [] }')).toMatchObject({ failures: [{ step: 0 }], unplayed: 2 });
  });

  it('remarks that nothing is refused with a code or clause that there is not', () => {
    const report = play(`
      - { ana: { type: end }, refused: no-host }
      - { ana: { type: end }, refused: not-host }
    `);
    expect(report.failures).toHaveLength(1);
    expect(report.remarks).toEqual([
      { step: 1, line: 6, message: 'Marbles refuses nothing with no-host' },
    ]);
    const refused = play('', '{ seats: [] }', 'refused: malfomed');
    expect(refused.remarks.map(({ message }) => message)).toEqual([
      'Marbles refuses nothing with malfomed',
    ]);
  });

  it('says which step and line failed, what was expected and what was seen', () => {
    const { failures } = play(`
      - ana sees: { phase: swap }
      - ana sees: { hand: { red: 2 } }
    `);
    expect(failures).toEqual([{ step: 2, line: 7, message: 'hand.red: expected 2, saw 1' }]);
  });

  it('fails a refusal that nobody expected, and an acceptance where a refusal was', () => {
    expect(faults('- { ana: { type: end } }')).toEqual([
      'expected to be carried out, but it was refused not-host: Only the host may do that.',
    ]);
    expect(faults('- { host: { type: end }, refused: not-host }')).toEqual([
      'expected to be refused not-host, but it was carried out',
    ]);
  });

  it('passes malformed commands on', () => {
    for (const command of ['{ type: fly }', 'fly', 'null', '[1]', '{ type: end, __proto__: 1 }']) {
      expect(faults(`- { host: ${command}, refused: malformed }`)).toEqual([]);
    }
  });

  it('refuses actors that have no chair', () => {
    expect(faults(`- { dora: ${PROPOSE}, refused: not-yours }`)).toEqual([]);
    expect(faults(`- { spectator: ${PROPOSE}, refused: M-1 }`)).toEqual([]);
    expect(faults('- { clock: { type: tick }, refused: malformed }')).toEqual([]);
  });

  it('moves the clock by wait alone; at the deadline itself the clock speaks first', () => {
    expect(
      faults(`
        - wait: 59.9
        - { ana: ${PROPOSE} }
        - wait: 0.1
        - { ana: ${PROPOSE}, refused: wrong-phase }
        - host sees: { phase: over }
      `),
    ).toEqual([]);
    expect(
      faults(
        `- wait: 59.999\n- ana sees: { phase: swap }\n- wait: 0.001\n- ana sees: { phase: over }`,
      ),
    ).toEqual([]);
  });

  it('searches every view that a viewer was given, keys and values, as JSON text', () => {
    const steps = `
      - { ana: ${PROPOSE}, as: first }
      - { ben: { type: accept, offer: first } }
    `;
    expect(
      faults(`${steps}\n- cleo never sees: [blue, green, first, '"gives"', 'ana-ben']`),
    ).toEqual([]);
    expect(faults(`${steps}\n- ana never sees: '"red":1'`)).toHaveLength(1);
    expect(faults(`${steps}\n- ana never sees: [blue, purple]`)).toHaveLength(1);
    expect(faults(`${steps}\n- ben never sees: first`)[0]).toContain('never to see "first"');
    expect(faults('- ana never sees: "red"')[0]).toContain('{"red":1');
  });

  it('knows who can look', () => {
    expect(faults('- dora sees: {}')).toEqual(['nobody called "dora" is at this table']);
    expect(faults('- dora never sees: x')).toEqual(['nobody called "dora" is at this table']);
    expect(faults('- spectator sees: { hand: null }\n- host sees: { hand: null }')).toEqual([]);
  });

  it('rebuilds the table from its log', () => {
    expect(
      faults(`
        - { ana: ${PROPOSE}, as: first }
        - wait: 30
        - restart: true
        - { ben: { type: accept, offer: first } }
        - restart: true
        - ben sees: { hand: { red: 1, blue: 1 }, swaps: { $count: 1 } }
        - cleo never sees: green
        - wait: 30
        - ben sees: { phase: over }
      `),
    ).toEqual([]);
  });

  it('names only what a command made', () => {
    expect(faults('- { ana: { type: say, text: hi }, as: first }')).toEqual([
      'it made nothing that could be called "first"',
    ]);
  });

  it('names the offer that a command is about where it made none', () => {
    const twice = faults(`
      - { ana: ${PROPOSE}, as: first }
      - { ben: { type: accept, offer: first }, as: second }
      - { ben: { type: accept, offer: second } }
    `);
    const once = faults(`
      - { ana: ${PROPOSE}, as: first }
      - { ben: { type: accept, offer: first } }
      - { ben: { type: accept, offer: first } }
    `);
    expect(twice).toEqual(once);
  });

  it('substitutes an alias in the field that names an offer and nowhere else', () => {
    expect(
      faults(`
        - { ana: ${PROPOSE}, as: red }
        - { ana: { type: say, text: red } }
        - ben sees: { talk: [{ text: red }] }
        - { ben: { type: accept, offer: red } }
      `),
    ).toEqual([]);
  });
});

describe('chance in a scenario', () => {
  const dealt = (seed: string) =>
    play('- ana sees: { hand: 0 }', `{ seats: [ana, ben]${seed} }`).failures[0]?.message;

  it('comes from the seed of the set-up', () => {
    expect(dealt(', seed: a')).toBe(dealt(', seed: a'));
    const seeds = ['a', 'b', 'c', 'd', 'e'].map((seed) => dealt(`, seed: ${seed}`));
    expect(new Set(seeds).size).toBeGreaterThan(1);
  });

  it('comes from the title without one', () => {
    expect(dealt('')).toBe(dealt(', seed: T'));
  });
});

describe('a set-up', () => {
  const run = (text: string) => {
    const parsed = parseScenario(`title: T\ngame: marbles\n${text}`);
    if (!parsed.ok) throw new Error(parsed.problem.message);
    return runScenario(parsed.value, marbles);
  };

  it('may be expected to be refused', () => {
    const report = run('setup: { seats: [ana] }\nrefused: malformed');
    expect(report).toMatchObject({ failures: [], accepted: 0, refusals: [{ code: 'malformed' }] });
    expect(run('setup: { seats: [ana, host] }\nrefused: malformed').failures).toEqual([]);
  });

  it('fails as step 0, where it stands, when it is refused, or is not', () => {
    const fails = (text: string) => expect(run(text).failures);
    fails('setup: { seats: [ana] }\nsteps: []').toMatchObject([{ step: 0, line: 3 }]);
    fails('steps: []\nsetup:\n  seats: [ana]').toMatchObject([{ step: 0, line: 4 }]);
    fails('setup: { seats: [ana, ben] }\nrefused: malformed').toMatchObject([{ step: 0, line: 3 }]);
  });
});

it('tells a game that breaks down as a failure of the step', () => {
  const broken = {
    ...marbles,
    decide: () => {
      throw new Error('the roof is on fire');
    },
  };
  const parsed = parseScenario(
    `title: T\ngame: marbles\nsetup: { seats: [a, b] }\nsteps:\n  - host: { type: end }`,
  );
  expect(parsed.ok && runScenario(parsed.value, broken).failures).toEqual([
    { step: 1, line: 5, message: 'the game broke down: the roof is on fire' },
  ]);
  const closed = { ...marbles, open: broken.decide };
  expect(parsed.ok && runScenario(parsed.value, closed).failures).toEqual([
    { step: 0, line: 3, message: 'the game broke down: the roof is on fire' },
  ]);
});

describe('names', () => {
  const named = (steps: string, refs: () => Record<string, string>) => {
    const heard: unknown[] = [];
    const game = {
      ...marbles,
      refs,
      command: z.any(),
      decide: (...[state, command]: Parameters<typeof marbles.decide>) => {
        heard.push(command);
        const from = Object.keys(state.hands)[0] ?? '';
        return { ok: true as const, value: [{ type: 'said' as const, from, text: 'x' }] };
      },
    };
    const parsed = parseScenario(
      `title: T\ngame: marbles\nsetup: { seats: [ana, ben] }\nsteps:\n${steps}`,
    );
    if (!parsed.ok) throw new Error(parsed.problem.message);
    expect(runScenario(parsed.value, game).failures).toEqual([]);
    return heard;
  };
  const STEPS = `  - { ana: { type: x }, as: first }
  - ana: { type: y, offer: first, note: first, more: [{ offer: first }, first, 3], offers: { offer: 4 } }`;

  it('stand for the offer that a command made, wherever one is named', () => {
    expect(named(STEPS, () => ({ deal: 'd-1', offer: 'o-1' }))[1]).toEqual({
      type: 'y',
      offer: 'o-1',
      note: 'first',
      more: [{ offer: 'o-1' }, 'first', 3],
      offers: { offer: 4 },
    });
  });

  it('stand for the one thing that it made, when that is no offer', () => {
    expect(named(STEPS, () => ({ deal: 'd-1' }))[1]).toMatchObject({ offer: 'd-1' });
  });
});

it('shows where a text was seen, not all of the view', () => {
  const long = `${'.'.repeat(70)}needle${'.'.repeat(70)}`;
  const [message] = faults(`- { ana: { type: say, text: '${long.slice(0, 75)}' } }
    - { ana: { type: say, text: 'a needle in the hay' } }
    - ben never sees: needle`);
  expect(message).toMatch(/^expected ben never to see "needle", but saw ….{60}needle.{0,60}…$/);
});

it('finds a text up to the step that looks for it, not after it', () => {
  const found = faults(`- { ana: { type: say, text: early } }
    - ben never sees: [late, other]
    - { ana: { type: say, text: late } }
    - ben never sees: early
    - ben never sees: [other, late]`);
  expect(found.map((message) => message.slice(0, 38))).toEqual([
    'expected ben never to see "early", but',
    'expected ben never to see "late", but ',
  ]);
});

it('looks at each state once, however often somebody is asked what he saw and the table restarts', () => {
  const counts = { views: 0, folds: 0 };
  const counting: typeof marbles = {
    ...marbles,
    view: (...args) => {
      counts.views += 1;
      return marbles.view(...args);
    },
    evolve: (...args) => {
      counts.folds += 1;
      return marbles.evolve(...args);
    },
  };
  const steps = Array.from(
    { length: 100 },
    (_, at) => `
  - ana: { type: say, text: hello }
  - ben never sees: [needle, needle-${at}]
  - restart: true`,
  );
  const parsed = parseScenario(
    `title: T\ngame: marbles\nsetup: { seats: [ana, ben] }\nsteps:${steps.join('')}`,
  );
  expect(parsed.ok && runScenario(parsed.value, counting).failures).toEqual([]);
  // Once when it happens, and once when the log is read.
  expect(counts).toEqual({ views: 101, folds: 202 });
});

it('keeps none of the views that it looks through: all of them may come to gigabytes', () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const measure = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const held: number[] = [];
  let views = 0;
  const wide: AnyGame = {
    ...marbles,
    view: () => {
      views += 1;
      if (views % 100 === 1) held.push(measure());
      return `${views}`.padStart(200_000);
    },
  };
  const step = `
  - ana: { type: say, text: hello }
  - ben never sees: needle`;
  const parsed = parseScenario(
    `title: T\ngame: marbles\nsetup: { seats: [ana, ben] }\nsteps:${step.repeat(100)}`,
  );
  expect(parsed.ok && runScenario(parsed.value, wide).failures).toEqual([]);
  const [first = 0, second = 0] = held;
  expect(second - first).toBeLessThan(10_000_000);
});
