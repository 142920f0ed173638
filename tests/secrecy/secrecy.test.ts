import { loadKits } from '@haggle/games/testing';
import { expect, test } from 'vitest';
import { watchMany } from './many.ts';

const kits = await loadKits();

/** How many histories a game gets, for each way in which others may go on. */
const RUNS = process.env.HAGGLE_RUNS === 'long' ? 2000 : 10;

for (const kit of kits) {
  for (const way of ['alike', 'aside'] as const) {
    test(`${kit.game.title}: nobody gets a byte that tells of what is hidden (${way})`, async () => {
      const { watched, differing, commands } = await watchMany({ kit, way, runs: RUNS });
      expect(differing).toBeGreaterThan(watched / 2);
      expect(commands).toBeGreaterThan(watched);
    });
  }
}
