import { describe, expect, test } from 'vitest';
import { marblesKit } from '../../packages/engine/src/testing/fixtures/kit.ts';
import { leaks } from './leaks.ts';
import { watchMany } from './many.ts';

const RUNS = 60;

describe('the watch over secrets', () => {
  test('finds nothing in a game that keeps them', async () => {
    for (const way of ['alike', 'aside'] as const) {
      const { watched, differing } = await watchMany({ kit: marblesKit, way, runs: RUNS / 4 });
      expect(watched).toBeGreaterThan(RUNS / 8);
      expect(differing).toBeGreaterThan(watched / 3);
    }
  });

  test.each(leaks)('finds $what', async ({ game, spoil }) => {
    const kit = { ...marblesKit, game: { ...marblesKit.game, ...game } };
    const watch = async (): Promise<void> => {
      for (const way of ['alike', 'aside'] as const)
        await watchMany({ kit, way, spoil, runs: RUNS });
    };
    await expect(watch()).rejects.toThrow(/^seed \d+, length \d+: Error: .*\b(learns|tells)\b/);
  });
});
