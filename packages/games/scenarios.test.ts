import { readdirSync, readFileSync } from 'node:fs';
import { speak } from '@haggle/engine';
import { parseScenario, runScenario } from '@haggle/engine/scenario';
import { describe, expect, it } from 'vitest';
import { loadGames } from './registry.ts';

const HERE = new URL('.', import.meta.url);

for (const game of await loadGames()) {
  const folder = new URL(`./${game.id}/scenarios/`, HERE);
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  describe(`scenarios of ${game.title}`, () => {
    it.each(files)('%s', (file) => {
      const scenario = parseScenario(readFileSync(new URL(file, folder), 'utf8'));
      if (!scenario.ok) throw new Error(JSON.stringify(scenario));
      expect(scenario.value.game).toBe(game.id);
      const { failures, refusals } = runScenario(scenario.value, game);
      expect(failures).toEqual([]);
      for (const refusal of refusals) {
        // A place that nothing fills, or fills with nothing, leaves the reader with half a sentence.
        expect(speak(refusal, game.words).message).not.toMatch(/\{\w+\}/);
        expect(Object.values(refusal.data ?? {})).not.toContain('');
      }
    });
  });
}
