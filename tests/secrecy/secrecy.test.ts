import { loadKits } from '@haggle/games/testing';
import { expect, test } from 'vitest';
import { watchMany } from './many.ts';

const kits = await loadKits();

/** How many histories a game gets, for each way in which others may go on. */
const RUNS = process.env.HAGGLE_RUNS === 'long' ? 2000 : 10;

for (const kit of kits) {
  for (const way of ['alike', 'aside'] as const) {
    const title = `${kit.game.title}: nobody gets a byte that tells of what is hidden (${way})`;
    test(title, { timeout: 60_000 + RUNS * 2000 }, async ({ task }) => {
      const { watched, differing, commands } = await watchMany({ kit, way, runs: RUNS });
      const game = `${kit.game.id}, over two servers`;
      task.meta.figures = { game, histories: watched, commands };
      expect(differing).toBeGreaterThan(watched / 2);
      expect(commands).toBeGreaterThan(watched);
    });
  }
}
