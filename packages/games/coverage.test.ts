import { coverClauses, playScenario } from '@haggle/engine/scenario';
import { expect, it } from 'vitest';
import { loadGames } from './registry.ts';
import { listScenarios, readScenario } from './testing/scenarios.ts';

it.each(await loadGames())('every clause of $title has a scenario that shows it', (game) => {
  const played = listScenarios(game.id).map((file) =>
    playScenario(file, readScenario(game.id, file), game),
  );
  const uncovered = coverClauses(game, played).filter(({ covered }) => !covered);
  // `npx haggle clauses GAME` says which half is missing: one that is carried out, or one that is refused.
  expect(uncovered.map(({ id }) => id)).toEqual([]);
  const known = game.clauses.map(({ id }) => id);
  const cited = played.flatMap(({ clauses }) => clauses);
  expect(cited.filter((id) => !known.includes(id))).toEqual([]);
});
