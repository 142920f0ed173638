import { runScenario } from '@haggle/engine/scenario';
import { checkRefusalWords } from '@haggle/engine/testing';
import { describe, expect, it } from 'vitest';
import { loadGames } from './registry.ts';
import { listScenarios, readScenario } from './testing/scenarios.ts';

for (const game of await loadGames()) {
  const files = listScenarios(game.id);
  describe(`scenarios of ${game.title}`, () => {
    it('stand in its folder', () => {
      expect(files).not.toEqual([]);
    });

    it.each(files)('%s', (file) => {
      const scenario = readScenario(game.id, file);
      expect(scenario.game).toBe(game.id);
      const { failures, remarks, refusals } = runScenario(scenario, game);
      expect(failures).toEqual([]);
      expect(remarks).toEqual([]);
      for (const refusal of refusals) {
        checkRefusalWords(game, refusal);
        // A place that is filled with nothing leaves the reader with half a sentence.
        expect(Object.values(refusal.data ?? {})).not.toContain('');
      }
    });
  });
}
