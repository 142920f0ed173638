import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseScenario, type Scenario } from '@haggle/engine/scenario';

/** The scenario files of a game, as they stand in its folder; none where it has no such folder. */
export function listScenarios(game: string): readonly string[] {
  const folder = folderOf(game);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((file) => file.endsWith('.yaml'));
}

/** One of these files, read; throws what is wrong with it. */
export function readScenario(game: string, file: string): Scenario {
  const scenario = parseScenario(readFileSync(new URL(file, folderOf(game)), 'utf8'));
  if (!scenario.ok) throw new Error(`${file}: ${JSON.stringify(scenario)}`);
  return scenario.value;
}

function folderOf(game: string): URL {
  return new URL(`../${game}/scenarios/`, import.meta.url);
}
