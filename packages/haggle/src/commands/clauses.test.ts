import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../testing/folder.ts';
import { runInside as haggle } from '../testing/inside.ts';
import { FAILS, HOLDS } from '../testing/scenarios.ts';

const GAME = 'advanced-civilization';
const folder = makeFolder();

describe('haggle clauses', () => {
  it('lists the clauses with the scenarios that show and refuse', async () => {
    folder.write('clauses/three-cards.yaml', HOLDS);
    folder.write('clauses/broken.yaml', FAILS);
    folder.write('clauses/stray.yaml', HOLDS.replace('[AC-28.3]', '[AC-99]'));
    folder.write('clauses/lettered.yaml', HOLDS.replace('[AC-28.3]', '[AC-28.3z]'));
    const { code, out, err } = await haggle(
      'clauses',
      GAME,
      '--scenarios',
      join(folder.path, 'clauses'),
    );
    expect(out).toMatch(
      /^AC-28\.3 .*\n +shown by: lettered, three-cards\n +refused in: lettered, three-cards$/m,
    );
    expect(err).toContain('broken.yaml does not hold');
    expect(err).toContain('cites AC-99, which is no clause');
    // As `check` has it: a letter that there is not stands for its base.
    expect(err).not.toContain('AC-28.3z');
    expect(err).toMatch(/\d+ clauses, \d+ uncovered: /);
    expect(code).toBe(1);
    const json = await haggle(
      'clauses',
      GAME,
      '--json',
      '--scenarios',
      join(folder.path, 'clauses'),
    );
    const { clauses, uncovered } = JSON.parse(json.out);
    expect(uncovered).not.toContain('AC-28.3');
    expect(uncovered).toContain('AC-28.1');
    expect(clauses.find((one: { id: string }) => one.id === 'AC-28.3')).toMatchObject({
      game: GAME,
      forbids: true,
      covered: true,
      accepting: [
        expect.stringContaining('lettered.yaml'),
        expect.stringContaining('three-cards.yaml'),
      ],
    });
  });

  it('says which file it cannot read, and covers nothing without it', async () => {
    const missing = join(folder.path, 'nowhere.yaml');
    const ran = await haggle('clauses', GAME, '--scenarios', missing);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toBe(`haggle: ${missing}: no such file\n`);
  });

  it('passes over no file in silence that is no scenario, but over those of other games', async () => {
    const none = folder.write('no-scenario/none.yaml', 'title: nothing\n');
    const said = await haggle('clauses', GAME, '--scenarios', none);
    expect(said).toMatchObject({ code: 2, out: '' });
    expect(said.err).toBe(`haggle: ${none}: no scenario: line 1: game must be a game's id\n`);
    const odd = folder.write('no-scenario/odd.yaml', HOLDS.replace(`game: ${GAME}`, 'game: chess'));
    const unknown = await haggle('clauses', GAME, '--scenarios', odd);
    expect(unknown).toMatchObject({ code: 2, out: '' });
    expect(unknown.err).toContain(`${odd}: no game is called "chess"`);
    const other = folder.write('another-game.yaml', HOLDS);
    const passed = await haggle('clauses', 'mega-civilization', '--scenarios', other);
    expect([passed.code, passed.err]).toEqual([1, expect.stringContaining('uncovered: MC-7.1,')]);
  });

  it('knows the scenarios that come with the games', async () => {
    const { out } = await haggle('clauses', GAME, '--json');
    const { clauses, uncovered, failing } = JSON.parse(out);
    expect({ uncovered, failing }).toEqual({ uncovered: [], failing: [] });
    expect(clauses.length).toBeGreaterThan(20);
    expect(await haggle('clauses', 'chess')).toMatchObject({ code: 2, out: '' });
  });
});
