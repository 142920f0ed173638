import { describe, expect, it } from 'vitest';
import { runInside as haggle } from '../testing/inside.ts';

const GAME = 'advanced-civilization';

describe('haggle simulate', () => {
  it.each([
    [[GAME, '--seats', '999999999'], 'advanced-civilization has 2 to 8 seats, not 999999999'],
    [[GAME, '--seats', '1'], 'advanced-civilization has 2 to 8 seats, not 1'],
    [['price-of-power', '--seats', '3'], 'price-of-power is played at its demo table'],
    [[GAME, '--games', '99999999999'], 'a whole number from 1 to 10000'],
    [[GAME, '--games', 'many'], 'a whole number from 1 to 10000'],
    [['twilight-imperium', '--cities', '3,4'], 'twilight-imperium is played at its demo table'],
  ])('refuses %j in a sentence', async (args, sentence) => {
    const ran = await haggle('simulate', ...args);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(sentence);
  });
});
