import { describe, expect, it } from 'vitest';
import { runInside as haggle } from '../testing/inside.ts';

const GAME = 'advanced-civilization';

describe('haggle value', () => {
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
    [[GAME, 'Salt*3'], 'Did you mean salt?'],
    [[GAME, 'grian*2'], 'Did you mean grain?'],
    [[GAME, '{"salt":'], 'no JSON'],
    [[GAME, '{"salt":-1}'], 'salt'],
    [[GAME, '{"__proto__":3}'], '__proto__'],
    [[GAME, 'salt*x'], '"x" is no number of cards'],
    [[GAME, 'constructor'], 'constructor'],
  ])('exits 2 for %j', async (args, message) => {
    const { code, out, err } = await haggle('value', ...args);
    expect(out).toBe('');
    expect(err).toMatch(/^haggle: .*\n$/);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });
});
