import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../testing/folder.ts';
import { runInside as haggle } from '../testing/inside.ts';
import { FAILS, HOLDS } from '../testing/scenarios.ts';

const GAME = 'advanced-civilization';
const folder = makeFolder();

describe('haggle check', () => {
  it('exits 0 when all hold', async () => {
    const file = folder.write('holds.yaml', HOLDS);
    const { code, out, err } = await haggle('check', file);
    expect(out).toBe(`ok    ${file}: A salty story\n`);
    expect(err).toBe('1 holds, 0 do not\n');
    expect(code).toBe(0);
  });

  it('exits 1 when one does not, and says where', async () => {
    const file = folder.write('fails.yaml', FAILS);
    const { code, out } = await haggle('check', file, folder.write('holds-too.yaml', HOLDS));
    expect(out).toContain(
      `FAIL  ${file}: A salty story\n      step 2, line 7: hand.salt: expected 2, saw 3\n`,
    );
    expect(out).toContain('ok  ');
    expect(code).toBe(1);
  });

  it('says how much it could not play after what failed, and asks about a code that there is not', async () => {
    const steps = [
      '- { crete: { type: finish }, refused: not-your }',
      '- crete sees: { phase: trade }',
      '- restart: true',
    ];
    const text = `${HOLDS.slice(0, HOLDS.indexOf('steps:'))}steps:\n  ${steps.join('\n  ')}\n`;
    const file = folder.write('rest.yaml', text);
    const { code, out, err } = await haggle('check', file);
    expect(code).toBe(1);
    expect(out).toContain(': expected to be refused not-your, but it was carried out\n');
    expect(out).toContain('\n      the last 2 steps were not played\n');
    expect(err).toContain('Advanced Civilization refuses nothing with not-your; is that meant?');
    const one = folder.write('one.yaml', text.replace('  - restart: true\n', ''));
    expect((await haggle('check', one)).out).toContain('\n      the last step was not played\n');
    const { scenarios } = JSON.parse((await haggle('check', file, '--json')).out);
    expect(scenarios[0]).toMatchObject({ ok: false, unplayed: 2 });
  });

  it('asks about what holds though it is hardly meant', async () => {
    const text = `${HOLDS.trimEnd()}\n  - { bne: { type: finish }, refused: not-yours }\n`;
    const file = folder.write('stranger.yaml', text);
    const { code, out, err } = await haggle('check', file);
    expect([code, out]).toEqual([0, `ok    ${file}: A salty story\n`]);
    const line = text.trimEnd().split('\n').length;
    expect(err).toContain(
      `haggle: ${file}:${line}: nobody called "bne" is at this table; is that meant?\n`,
    );
    const { scenarios } = JSON.parse((await haggle('check', file, '--json')).out);
    expect(scenarios[0]).toMatchObject({ ok: true, remarks: [{ line }] });
  });

  it('exits 2 when a file is no scenario, and still plays the others', async () => {
    const none = folder.write('none.yaml', 'title: T\ngame: [');
    const { code, out, err } = await haggle('check', none, folder.write('fails-too.yaml', FAILS));
    expect(out).toContain(`none  ${none}:`);
    expect(out).toContain('FAIL  ');
    expect(err).toContain('0 hold, 1 does not, 1 is no scenario\n');
    expect(code).toBe(2);
  });

  it('exits 2 for what cannot be read', async () => {
    const holds = folder.write('there.yaml', HOLDS);
    const nowhere = await haggle('check', join(folder.path, 'nowhere.yaml'), holds);
    expect(nowhere).toMatchObject({ code: 2, err: expect.stringContaining('1 holds, ') });
    expect(nowhere.out).toContain('nowhere.yaml: no such file');
    expect(nowhere.out).toContain('there.yaml');
    const inside = await haggle('check', join(holds, 'x.yaml'), holds);
    expect(inside).toMatchObject({ code: 2, err: expect.stringContaining('1 holds, ') });
    const bytes = folder.write('bytes.yaml', new Uint8Array([0xff, 0xfe, 0x00, 0xd8]));
    expect(await haggle('check', bytes)).toMatchObject({
      code: 2,
      out: expect.stringContaining('no UTF-8 text'),
    });
    const other = folder.write('misspelt.yaml', HOLDS.replace(GAME, 'advanced-civilisation'));
    const unknown = (await haggle('check', other)).out;
    expect(unknown).toContain(`did you mean "${GAME}"?`);
    expect(unknown).toContain('misspelt.yaml:2:');
  });

  it('searches folders, and prints JSON', async () => {
    folder.write('deep/a/one.yaml', HOLDS);
    folder.write('deep/two.json', JSON.stringify({ title: 'T', game: GAME, setup: 3, steps: [] }));
    folder.write('deep/readme.md', '#');
    const { code, out, err } = await haggle('check', '--json', join(folder.path, 'deep'));
    expect(JSON.parse(out)).toMatchObject({
      scenarios: [
        { title: 'A salty story', ok: true, failures: [] },
        { title: 'T', ok: false, failures: [{ step: 0, line: 1 }] },
      ],
      passed: 1,
      failed: 1,
      unreadable: 0,
    });
    expect(err).toBe('1 holds, 1 does not\n');
    expect(code).toBe(1);
    mkdirSync(join(folder.path, 'empty'));
    expect(await haggle('check', join(folder.path, 'empty'))).toMatchObject({ code: 2, out: '' });
  });
});
