import { exec } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Entry } from '@haggle/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as evening from './testing/evening.ts';
import { haggle } from './testing/run.ts';

const GAME = 'advanced-civilization';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haggle-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(name: string, text: string | Uint8Array): Promise<string> {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  return file;
}

const scenario = (steps: string, clauses = '[AC-28.3]') => `title: A salty story
game: ${GAME}
clauses: ${clauses}
setup: { seats: [crete, egypt], hands: { crete: { salt: 3 }, egypt: { iron: 3 } } }
steps:
${steps}
`;
const HOLDS = scenario(`  - crete sees: { hand: { salt: 3 } }
  - crete: { type: propose, gives: { count: 2, named: [salt, salt] }, asks: { count: 3 } }
    refused: AC-28.3
  - { crete: { type: propose, gives: { count: 3, named: [salt, salt] }, asks: { count: 3 } } }`);
const FAILS = scenario('  - wait: 1\n  - crete sees: { hand: { salt: 2 } }');

const GENOA = { setup: { scenario: '1-01', seats: ['france', 'castile', 'england', 'austria'] } };

describe.concurrent('haggle', { timeout: 120_000 }, () => {
  it('explains itself', async () => {
    const help = await haggle('--help');
    expect(help.code).toBe(0);
    for (const command of [
      'serve',
      'check',
      'clauses',
      'value',
      'income',
      'schema',
      'verify',
      'replay',
      'mcp',
    ]) {
      expect(help.out).toContain(`  ${command} `);
    }
    expect((await haggle('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('answers bad usage with 2, on standard error, and a hint', async () => {
    const wrong = await haggle('chek');
    expect(wrong).toMatchObject({ code: 2, out: '' });
    expect(wrong.err).toContain('Did you mean check?');
    expect(await haggle('check')).toMatchObject({ code: 2, out: '' });
    expect(await haggle('value', GAME, 'salt', '--colour')).toMatchObject({ code: 2, out: '' });
  });
});

describe.concurrent('haggle check', { timeout: 120_000 }, () => {
  it('exits 0 when all hold', async () => {
    const file = await write('holds.yaml', HOLDS);
    const { code, out, err } = await haggle('check', file);
    expect(out).toBe(`ok    ${file}: A salty story\n`);
    expect(err).toBe('1 hold, 0 do not\n');
    expect(code).toBe(0);
  });

  it('exits 1 when one does not, and says where', async () => {
    const file = await write('fails.yaml', FAILS);
    const { code, out } = await haggle('check', file, await write('holds-too.yaml', HOLDS));
    expect(out).toContain(
      `FAIL  ${file}: A salty story\n      step 2, line 7: hand.salt: expected 2, saw 3\n`,
    );
    expect(out).toContain('ok  ');
    expect(code).toBe(1);
  });

  it('exits 2 when a file is no scenario, and still plays the others', async () => {
    const none = await write('none.yaml', 'title: T\ngame: [');
    const { code, out, err } = await haggle('check', none, await write('fails-too.yaml', FAILS));
    expect(out).toContain(`none  ${none}:`);
    expect(out).toContain('FAIL  ');
    expect(err).toContain('1 are no scenarios');
    expect(code).toBe(2);
  });

  it('exits 2 for what cannot be read', async () => {
    const holds = await write('there.yaml', HOLDS);
    const nowhere = await haggle('check', join(folder, 'nowhere.yaml'), holds);
    expect(nowhere).toMatchObject({ code: 2, err: expect.stringContaining('1 hold') });
    expect(nowhere.out).toContain('nowhere.yaml:1: no such file');
    expect(nowhere.out).toContain('there.yaml');
    const inside = await haggle('check', join(holds, 'x.yaml'), holds);
    expect(inside).toMatchObject({ code: 2, err: expect.stringContaining('1 hold') });
    const bytes = await write('bytes.yaml', new Uint8Array([0xff, 0xfe, 0x00, 0xd8]));
    expect(await haggle('check', bytes)).toMatchObject({
      code: 2,
      out: expect.stringContaining('no UTF-8 text'),
    });
    const other = await write('misspelt.yaml', HOLDS.replace(GAME, 'advanced-civilisation'));
    const unknown = (await haggle('check', other)).out;
    expect(unknown).toContain(`did you mean "${GAME}"?`);
    expect(unknown).toContain('misspelt.yaml:2:');
  });

  it('searches folders, and prints JSON', async () => {
    await write('deep/a/one.yaml', HOLDS);
    await write('deep/two.json', JSON.stringify({ title: 'T', game: GAME, setup: 3, steps: [] }));
    await write('deep/readme.md', '#');
    const { code, out, err } = await haggle('check', '--json', join(folder, 'deep'));
    expect(JSON.parse(out)).toMatchObject({
      scenarios: [
        { title: 'A salty story', ok: true, failures: [] },
        { title: 'T', ok: false, failures: [{ step: 0, line: 1 }] },
      ],
      passed: 1,
      failed: 1,
      unreadable: 0,
    });
    expect(err).toBe('1 hold, 1 do not\n');
    expect(code).toBe(1);
    await mkdir(join(folder, 'empty'));
    expect(await haggle('check', join(folder, 'empty'))).toMatchObject({ code: 2, out: '' });
  });
});

describe.concurrent('haggle value', { timeout: 120_000 }, () => {
  it('prints sets and the total, with and without Mining', async () => {
    const mined = await haggle('value', GAME, '{"bronze":3}', '--mining', '--json');
    expect(JSON.parse(mined.out)).toMatchObject({
      total: 96,
      mining: { kind: 'bronze', gain: 42 },
    });
    const plain = await haggle('value', GAME, '{"bronze":3}', '--json');
    expect(JSON.parse(plain.out)).toEqual({
      total: 54,
      sets: { bronze: { cards: 3, value: 54, limit: 6, complete: false } },
    });
    const told = await haggle('value', GAME, 'bronze*3, grain×1,grain');
    expect(told.out).toMatch(/^grain +2 of 8 +16\nbronze +3 of 6 +54\ntotal +70\n$/);
    expect(told.code).toBe(0);
    const water = await haggle('value', 'mega-civilization', 'water*2');
    expect(water.out).toMatch(/^water +2 +0\ntotal +0\n$/);
  });

  it.each([
    [['mega-civilization', 'salt*3', '--mining'], 'Mining'],
    [['mega-civ', 'salt*3'], 'did you mean "mega-civilization"?'],
    [['chess', 'salt*3'], 'there are: advanced-civilization'],
    [[GAME, 'sand*3'], 'sand'],
    [[GAME, '{"salt":'], 'no JSON'],
    [[GAME, '{"salt":-1}'], 'salt'],
    [[GAME, '{"__proto__":3}'], '__proto__'],
    [[GAME, 'salt*x'], '"salt*x" is no card'],
    [[GAME, 'constructor'], 'constructor'],
  ])('exits 2 for %j', async (args, message) => {
    const { code, out, err } = await haggle('value', ...args);
    expect(out).toBe('');
    expect(err).toMatch(/^haggle: .*\n$/);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });
});

describe.concurrent('haggle income', { timeout: 120_000 }, () => {
  const position = (more: string) =>
    `setup: { scenario: 1-01, seats: [france, castile, england, austria] }\n${more}`;

  it('prints every choice and what it pays everybody, a dash for who takes no part', async () => {
    const file = await write('genoa.yaml', position('revealed: [T25-1]'));
    const told = await haggle('income', file);
    const lines = told.out.split('\n').map((line) => line.trimEnd());
    expect(lines[0]).toMatch(/^choice +france +castile +england +austria$/);
    expect(lines).toContainEqual(expect.stringMatching(/^T25-1 Bordeaux +7 +- +4 +-$/));
    expect(lines).toContainEqual(
      expect.stringMatching(/^T25-1 Genoa; ranked Castile, France +0 +4 +- +-$/),
    );
    expect(told.code).toBe(0);
  });

  it('prints the choices as JSON', async () => {
    const file = await write('genoa.json', JSON.stringify({ ...GENOA, revealed: ['T25-1'] }));
    const { out, code } = await haggle('income', file, '--json', '--game', 'price-of-power');
    const { choices } = JSON.parse(out);
    expect(choices[0]).toEqual({
      card: 'T25-1',
      node: 'bordeaux',
      kind: 'primary',
      ship: null,
      powers: { england: 3, france: 4 },
      outcomes: [{ rows: { england: 3, france: 2 }, income: { england: 4, france: 7 } }],
    });
    expect(code).toBe(0);
  });

  it.each([
    ['revealed: [T99-1]', 'revealed.0'],
    ['revealed: [', ''],
  ])('exits 2 for a file with %j', async (more, message) => {
    const file = await write(`bad-${more.length}.yaml`, position(more));
    const { code, out, err } = await haggle('income', file);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^haggle: .*\n$/);
    expect(err).toContain(message);
  });

  it('exits 2 for a game without incomes', async () => {
    const file = await write('other.yaml', position('revealed: [T25-1]'));
    const other = await haggle('income', file, '--game', GAME);
    expect(other).toMatchObject({ code: 2, out: '' });
    expect(other.err).toContain('pay no incomes');
  });
});

describe.concurrent('haggle schema', { timeout: 120_000 }, () => {
  it('prints JSON Schema of the whole or a part', async () => {
    const whole = await haggle('schema', GAME);
    expect(JSON.parse(whole.out)).toMatchObject({ setup: {}, command: {}, event: {} });
    const part = await haggle('schema', GAME, 'setup', '--json');
    expect(JSON.parse(part.out)).toMatchObject({ type: 'object', required: ['seats'] });
    expect(await haggle('schema', GAME, 'colour')).toMatchObject({ code: 2, out: '' });
  });

  it('does not mind a reader that has seen enough', async () => {
    const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));
    const ran = await new Promise<{ out: string; err: string }>((resolve) => {
      const node = `'${process.execPath}' --import tsx --conditions=source`;
      exec(`${node} '${cli}' schema ${GAME} | head -n 1`, (_error, out, err) =>
        resolve({ out, err }),
      );
    });
    expect(ran).toEqual({ out: '{\n', err: '' });
  });
});

describe.concurrent('haggle clauses', { timeout: 120_000 }, () => {
  it('lists the clauses with the scenarios that show and refuse', async () => {
    await write('clauses/three-cards.yaml', HOLDS);
    await write('clauses/broken.yaml', FAILS);
    await write('clauses/stray.yaml', HOLDS.replace('[AC-28.3]', '[AC-99]'));
    const { code, out, err } = await haggle(
      'clauses',
      GAME,
      '--scenarios',
      join(folder, 'clauses'),
    );
    expect(out).toMatch(/^AC-28\.3 .*\n +shown by: three-cards\n +refused in: three-cards$/m);
    expect(err).toContain('broken.yaml does not hold');
    expect(err).toContain('cites AC-99, which is no clause');
    expect(err).toMatch(/\d+ clauses, \d+ uncovered: /);
    expect(code).toBe(1);
    const json = await haggle('clauses', GAME, '--json', '--scenarios', join(folder, 'clauses'));
    const { clauses, uncovered } = JSON.parse(json.out);
    expect(uncovered).not.toContain('AC-28.3');
    expect(uncovered).toContain('AC-28.1');
    expect(clauses.find((one: { id: string }) => one.id === 'AC-28.3')).toMatchObject({
      game: GAME,
      forbids: true,
      covered: true,
      accepting: [expect.stringContaining('three-cards.yaml')],
    });
  });

  it('says which file it cannot read, and covers nothing without it', async () => {
    const missing = join(folder, 'nowhere.yaml');
    const ran = await haggle('clauses', GAME, '--scenarios', missing);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toBe(`haggle: ${missing}: no such file\n`);
  });

  it('passes over no file in silence that is no scenario, but over those of other games', async () => {
    const none = await write('no-scenario/none.yaml', 'title: nothing\n');
    const said = await haggle('clauses', GAME, '--scenarios', none);
    expect(said).toMatchObject({ code: 2, out: '' });
    expect(said.err).toBe(`haggle: ${none}: no scenario: line 1: game must be a game's id\n`);
    const odd = await write('no-scenario/odd.yaml', HOLDS.replace(`game: ${GAME}`, 'game: chess'));
    const unknown = await haggle('clauses', GAME, '--scenarios', odd);
    expect(unknown).toMatchObject({ code: 2, out: '' });
    expect(unknown.err).toContain(`${odd}: no game is called "chess"`);
    const other = await write('another-game.yaml', HOLDS);
    const passed = await haggle('clauses', 'mega-civilization', '--scenarios', other);
    expect([passed.code, passed.err]).toEqual([1, expect.stringContaining('uncovered: MC-7.1,')]);
  });

  it('knows the scenarios that come with the games', async () => {
    const { out } = await haggle('clauses', GAME, '--json');
    const { clauses, failing } = JSON.parse(out);
    expect(failing).toBeInstanceOf(Array);
    expect(clauses.length).toBeGreaterThan(20);
    expect(await haggle('clauses', 'chess')).toMatchObject({ code: 2, out: '' });
  });
});

const logOf = (change?: (entry: Entry) => Entry, seed?: string) =>
  evening.logOf(GAME, { change, seed });

describe.concurrent('haggle simulate', { timeout: 120_000 }, () => {
  it.each([
    [[GAME, '--seats', '999999999'], 'advanced-civilization has 2 to 8 seats, not 999999999'],
    [[GAME, '--seats', '1'], 'advanced-civilization has 2 to 8 seats, not 1'],
    [['price-of-power', '--seats', '3'], 'price-of-power is played at its demo table'],
    [['twilight-imperium', '--cities', '3,4'], 'twilight-imperium is played at its demo table'],
  ])('refuses %j in a sentence', async (args, sentence) => {
    const ran = await haggle('simulate', ...args);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(sentence);
  });
});

describe.concurrent('haggle verify', { timeout: 120_000 }, () => {
  it('proves a log', async () => {
    const file = await write('good.jsonl', await logOf());
    const { code, out } = await haggle('verify', file);
    expect(out).toMatch(/chain +holds\ncommitment +kept\ndecisions +the same/);
    expect(code).toBe(0);
    const json = await haggle('verify', file, '--json');
    expect(JSON.parse(json.out)).toMatchObject({ ok: true, chain: null, decisions: null });
  });

  it('exits 1 and names the entry where a log breaks', async () => {
    const changed = await logOf((entry) => (entry.seq === 2 ? { ...entry, by: 'egypt' } : entry));
    const told = await haggle('verify', await write('changed.jsonl', changed));
    expect(told).toMatchObject({ code: 1, out: expect.stringContaining('entry 2: the chain') });
    const log = await logOf();
    const torn = await haggle('verify', await write('torn.jsonl', log.slice(0, -40)));
    expect(torn).toMatchObject({
      code: 1,
      out: expect.stringContaining('the last line is not whole'),
    });
    const bytes = new TextEncoder().encode(log);
    bytes[log.indexOf('anyone')] = 0xff;
    const flipped = await haggle('verify', await write('flipped.jsonl', bytes), '--json');
    expect(flipped.code).toBe(1);
    expect(JSON.parse(flipped.out)).toMatchObject({ ok: false, chain: { seq: 2 } });
  });

  it('exits 1 for another seed, 2 for what is no log', async () => {
    const other = await haggle('verify', await write('seed.jsonl', await logOf(undefined, 'mine')));
    expect(other).toMatchObject({
      code: 1,
      out: expect.stringContaining('broken: this is another'),
    });
    const none = await haggle('verify', await write('none.jsonl', HOLDS));
    expect(none).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('no log of a table'),
    });
    expect(await haggle('verify', folder)).toMatchObject({ code: 2, out: '' });
  });
});

describe.concurrent('haggle replay', { timeout: 120_000 }, () => {
  it('tells the log and the view of one viewer', async () => {
    const file = await write('play.jsonl', await logOf());
    const egypt = JSON.parse((await haggle('replay', file, '--as', 'egypt', '--json')).out);
    expect(egypt).toMatchObject({ viewer: 'egypt', view: { viewer: 'egypt' } });
    expect(JSON.stringify(egypt.log)).toContain('Only between us');
    const thrace = await haggle('replay', file, '--as', 'thrace', '--json');
    expect(thrace.out).not.toContain('Only between us');
    expect(JSON.parse(thrace.out)).toMatchObject({ view: { talk: [{ text: 'Salt, anyone?' }] } });
    const early = await haggle('replay', file, '--at', '1');
    expect(early.out).toContain('What spectator sees after entry 1:');
    expect(early.out).toContain('1970-01-01T00:16:40.000Z');
    expect(early.out).not.toContain('Salt, anyone?');
    expect(early.code).toBe(0);
  });

  it('refuses what it cannot play', async () => {
    const file = await write('play-too.jsonl', await logOf());
    expect(await haggle('replay', file, '--as', 'rome')).toMatchObject({ code: 2, out: '' });
    expect(await haggle('replay', file, '--at', '999')).toMatchObject({ code: 2, out: '' });
    expect(await haggle('replay', file, '--at', '0')).toMatchObject({ code: 2, out: '' });
    const changed = await logOf((entry) => (entry.seq === 3 ? { ...entry, at: 1 } : entry));
    expect(await haggle('replay', await write('bad.jsonl', changed))).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('damaged at entry 3'),
    });
  });
});
