import { describe, expect, it } from 'vitest';
import { makeFolder } from '../testing/folder.ts';
import { runInside as haggle } from '../testing/inside.ts';

const GAME = 'advanced-civilization';
const folder = makeFolder();

const GENOA = { setup: { scenario: '1-01', seats: ['france', 'castile', 'england', 'austria'] } };

describe('haggle income', () => {
  const position = (more: string) =>
    `setup: { scenario: 1-01, seats: [france, castile, england, austria] }\n${more}`;

  it('prints every choice and what it pays everybody, a dash for who takes no part', async () => {
    const file = folder.write('genoa.yaml', position('revealed: [T25-1]'));
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
    const file = folder.write('genoa.json', JSON.stringify({ ...GENOA, revealed: ['T25-1'] }));
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
    const file = folder.write(`bad-${more.length}.yaml`, position(more));
    const { code, out, err } = await haggle('income', file);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^haggle: .*\n$/);
    expect(err).toContain(message);
  });

  it('exits 2 for a game without incomes', async () => {
    const file = folder.write('other.yaml', position('revealed: [T25-1]'));
    const other = await haggle('income', file, '--game', GAME);
    expect(other).toMatchObject({ code: 2, out: '' });
    expect(other.err).toContain('pay no incomes');
  });
});
