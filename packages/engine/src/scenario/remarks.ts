import { viewersOf } from '../chair.ts';
import type { AnyGame } from '../game.ts';
import { isSameClause } from './answer.ts';
import type { Finding, Scenario } from './scenario.ts';

/**
 * What a scenario says though it is hardly meant, and would hold all the same: a misspelt seat is refused as a stranger
 * is, so that `refused: not-yours` holds; and a clause that there is not is covered by nobody. `state` is that of a table
 * of this set-up; absent where it was refused.
 */
export function findRemarks(
  { clauses, steps, lines }: Scenario,
  game: AnyGame,
  state?: unknown,
): readonly Finding[] {
  const unknown = clauses.filter(
    (cited) => !game.clauses.some(({ id }) => isSameClause(cited, id)),
  );
  const viewers = state === undefined ? null : viewersOf(game, state);
  return [
    ...unknown.map((cited) => ({
      step: 0,
      line: lines.game,
      message: `${game.title} has no clause ${cited}`,
    })),
    ...steps.flatMap(({ line, action }, at) =>
      action.kind === 'command' && viewers !== null && !viewers.includes(action.by)
        ? [{ step: at + 1, line, message: nobody(action.by) }]
        : [],
    ),
  ];
}

/** That somebody whom a step names does not sit there. */
export function nobody(name: string): string {
  return `nobody called "${name}" is at this table`;
}
