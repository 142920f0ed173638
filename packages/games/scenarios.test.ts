import { readdirSync, readFileSync } from 'node:fs';
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
      expect(runScenario(scenario.value, game).failures).toEqual([]);
    });
  });
}
