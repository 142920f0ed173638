import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseScenario } from './parse.ts';

const HEAD = 'title: T\ngame: g\nsetup: {}\n';
const problem = (text: string) => {
  const parsed = parseScenario(text);
  return parsed.ok ? 'none' : `${parsed.problem.line}: ${parsed.problem.message}`;
};
const steps = (text: string) => {
  const parsed = parseScenario(`${HEAD}steps:\n${text}`);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.value.steps.map((step) => step.action);
};

describe('the frame of a scenario', () => {
  it('is read from YAML, with the line of each step, of game and set-up', () => {
    const parsed = parseScenario(
      'title: T\ngame: g\nclauses: [A-1, A-1a]\nsetup: { seats: 3 }\nsteps:\n  - wait: 1\n\n  - wait: 2\n',
    );
    expect(parsed).toEqual({
      ok: true,
      value: {
        title: 'T',
        game: 'g',
        clauses: ['A-1', 'A-1a'],
        setup: { seats: 3 },
        steps: [
          { line: 6, action: { kind: 'wait', seconds: 1 } },
          { line: 8, action: { kind: 'wait', seconds: 2 } },
        ],
        lines: { game: 2, setup: 4 },
      },
    });
  });

  it('is read from JSON, tabs and all', () => {
    const text = JSON.stringify(
      { title: 'T', game: 'g', setup: {}, steps: [{ wait: 1 }, { 'ana sees': {} }] },
      null,
      '\t',
    );
    expect(parseScenario(text)).toMatchObject({
      ok: true,
      value: { steps: [{ action: { seconds: 1 } }, { action: { kind: 'sees', viewer: 'ana' } }] },
    });
  });

  it('may expect the set-up to be refused, without steps', () => {
    expect(parseScenario(`${HEAD}refused: malformed`)).toMatchObject({
      ok: true,
      value: { refused: 'malformed', steps: [] },
    });
    expect(problem(`${HEAD}refused: malformed\nsteps: [{ wait: 1 }]`)).toMatch(/^5: .*no steps/);
  });

  it.each([
    ['', '1: a scenario is a mapping'],
    ['[]', '1: a scenario is a mapping'],
    ['a: b: c', '1: '],
    ['title: [', '1: '],
    ['game: g\nsetup: {}\nsteps: []', '1: title must be'],
    ['title: ""\ngame: g\nsetup: {}\nsteps: []', '1: title must be'],
    ['title: T\nsetup: {}\nsteps: []', "1: game must be a game's id"],
    ['title: T\ngame: 4\nsetup: {}\nsteps: []', "2: game must be a game's id"],
    ['title: T\ngame: g\nsteps: []', '1: setup is missing'],
    [HEAD, '1: steps must be a list'],
    [`${HEAD}steps: 3`, '4: steps must be a list'],
    [`${HEAD}clauses: A-1\nsteps: []`, '4: clauses must be a list'],
    [`${HEAD}clauses: [1]\nsteps: []`, '4: clauses must be a list'],
    [`${HEAD}refused: 3`, '4: refused must be'],
    [`${HEAD}colour: red\nsteps: []`, '4: a scenario has no part "colour"'],
    [`${HEAD}title: again\nsteps: []`, '4: "title" stands there twice'],
    [`${HEAD}steps: []\n---\n${HEAD}steps: []`, '5: the file holds more than one document'],
    [`${HEAD}steps: [!secret {}]`, '4: Unresolved tag'],
    [`${HEAD}steps: [*x]`, '4: nothing before it is marked "&x"'],
    [`${HEAD}steps:\n  - a: *x\n  - b: &x { type: t }`, '5: nothing before it is marked "&x"'],
  ])('must be there: %j', (text, message) => {
    expect(problem(text)).toContain(message);
  });

  it('has limits', () => {
    expect(problem(`${HEAD}steps: []\n#${'x'.repeat(1_100_000)}`)).toContain('larger than 1 MiB');
    expect(problem(`${HEAD}steps: ${'['.repeat(70)}${']'.repeat(70)}`)).toContain('deeply nested');
    expect(problem(`${HEAD}steps: ${'['.repeat(90_000)}`)).toContain('deeply nested');
    const laughs = 'abcdefghi'
      .split('')
      .map((name, index, all) =>
        index === 0 ? 'a: &a [x]' : `${name}: &${name} [${`*${all[index - 1]},`.repeat(9)}]`,
      );
    expect(problem(laughs.join('\n'))).toContain('1: ');
    expect(problem('title: &a [*a]\ngame: g')).toContain('1: ');
  });
});

describe('a map of very many keys, and a file of very many mistakes,', () => {
  const keys = (count: number) => Array.from({ length: count }, (_, n) => `k${n}: 1`);

  it('is looked through once', () => {
    expect(problem(`{ ${keys(60_000).join(', ')} }`)).toContain('no part "k0"');
    expect(problem(`[${','.repeat(60_000)}`)).toContain('Unexpected ,');
  });

  it.each([
    '- ? [crete, egypt]\n    : { type: finish }',
    '- { { a: b }: { type: finish } }',
    '- crete: { type: finish, ? [a] : b }',
    '- crete: { &x type: finish, *x : b }',
    '- crete: { type: finish, : b }',
    '- crete: { type: finish, null: b }',
  ])('has words for keys: %s', (step) => {
    expect(problem(`${HEAD}steps:\n  ${step}`)).toMatch(/^\d: a key must be a word$/);
  });

  it('has each key once, however it is written', () => {
    expect(problem(`${HEAD}steps:\n  - crete: { 1: a, "1": b }`)).toBe('5: "1" stands there twice');
  });

  it('has each key once, wherever it stands', () => {
    expect(problem(`${HEAD}steps: []\nother:\n  - { a: 1 }\n  - a: 1\n    a: 2`)).toBe(
      '8: "a" stands there twice',
    );
  });
});

describe('aliases', () => {
  const said = (times: number) =>
    `${HEAD}steps:\n  - a: &hi { type: say }\n${'  - a: *hi\n'.repeat(times)}`;

  it('may stand for a part as often as people need it', () => {
    expect(parseScenario(said(999))).toMatchObject({
      ok: true,
      value: { steps: { length: 1000 } },
    });
  });

  it('are bounded in number, and in all that they stand for', () => {
    expect(problem(said(1001))).toBe(
      '1: the file has more than 1000 aliases, one within another counted again',
    );
    const vast = `x: &x [${'1,'.repeat(20_000)}]\ny: [${'*x,'.repeat(60)}]`;
    expect(problem(vast)).toBe('1: what the aliases of the file stand for is too much');
  });
});

describe('a step', () => {
  it('is a command, a wait, a sight or a restart', () => {
    expect(
      steps(`
  - crete: { type: finish }
  - { host: { type: x }, as: first }
  - { crete: 3, refused: malformed }
  - wait: 0.5
  - crete sees: { a: 1 }
  - crete never sees: salt
  - crete never sees: [salt, 3]
  - restart: true`),
    ).toEqual([
      { kind: 'command', by: 'crete', command: { type: 'finish' } },
      { kind: 'command', by: 'host', command: { type: 'x' }, as: 'first' },
      { kind: 'command', by: 'crete', command: 3, refused: 'malformed' },
      { kind: 'wait', seconds: 0.5 },
      { kind: 'sees', viewer: 'crete', part: { a: 1 } },
      { kind: 'never-sees', viewer: 'crete', texts: ['salt'] },
      { kind: 'never-sees', viewer: 'crete', texts: ['salt', '3'] },
      { kind: 'restart' },
    ]);
  });

  it('is a command of whoever bears a name that means something else in a step', () => {
    expect(
      steps(`
  - wait: { type: a }
  - { as: { type: b }, refused: malformed }
  - { refused: { type: c }, as: first }
  - restart: { type: d }
  - as sees: {}`),
    ).toEqual([
      { kind: 'command', by: 'wait', command: { type: 'a' } },
      { kind: 'command', by: 'as', command: { type: 'b' }, refused: 'malformed' },
      { kind: 'command', by: 'refused', command: { type: 'c' }, as: 'first' },
      { kind: 'command', by: 'restart', command: { type: 'd' } },
      { kind: 'sees', viewer: 'as', part: {} },
    ]);
  });

  it('keeps a name that is an object’s own machinery as a plain key', () => {
    const [step] = steps('  - crete: { __proto__: { type: finish } }');
    const command = step?.kind === 'command' ? step.command : null;
    expect(Object.keys(command ?? {})).toEqual(['__proto__']);
  });

  it.each([
    ['- 3', 'a step is a mapping'],
    ['- []', 'a step is a mapping'],
    ['- {}', 'a step says who'],
    ['- as: first', 'a step says who'],
    ['- { ana: {}, ben: {} }', 'a step does one thing: "ana" or "ben"'],
    ['- { ana: {}, as: 3 }', 'as must be a name'],
    ['- { ana: {}, refused: true }', 'refused must be a code'],
    ['- { wait: 1, refused: x }', 'only a command has'],
    ['- { ana sees: {}, as: x }', 'only a command has'],
    ['- wait: -1', 'wait needs'],
    ['- wait: soon', 'wait needs'],
    ['- wait: .inf', 'wait needs'],
    ['- wait: 1.0e+10', 'wait needs'],
    ['- restart: false', 'restart must be true'],
    ['- ana never sees: []', 'never sees needs'],
    ['- ana never sees: [{}]', 'never sees needs'],
    ['- ana never sees: ""', 'never sees needs'],
  ])('is not %s', (text, message) => {
    expect(problem(`${HEAD}steps:\n  - wait: 1\n  ${text}`)).toContain(`6: step 2: ${message}`);
  });
});

it('never throws, whatever the text', () => {
  const whole = `${HEAD}steps:\n  - ana: { type: x }\n    as: y\n  - ana sees: { a: [1, { $some: [2] }] }\n`;
  fc.assert(
    fc.property(
      fc.string(),
      fc.nat(whole.length),
      fc.string({ maxLength: 3, unit: fc.constantFrom(...'[]{}&*!|>%@`"\':-\n\t #x') }),
      (any, at, bit) => {
        parseScenario(any);
        parseScenario(`${whole.slice(0, at)}${bit}${whole.slice(at)}`);
        parseScenario(`${whole.slice(0, at)}${bit}${whole.slice(at + bit.length)}`);
      },
    ),
    { numRuns: 500 },
  );
});
