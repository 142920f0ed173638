import { viewersOf } from '../chair.ts';
import type { AnyGame } from '../game.ts';
import { isSameClause } from './answer.ts';
import type { Finding, Scenario } from './scenario.ts';

/**
 * What a scenario says though it is hardly meant: a misspelt seat is refused as a stranger is, so that
 * `refused: not-yours` holds; a clause that there is not is covered by nobody; and nothing is refused by a code that
 * there is not. `state` is that of a table of this set-up; absent where it was refused.
 */
export function findRemarks(
  { clauses, refused, steps, lines }: Scenario,
  game: AnyGame,
  state?: unknown,
): readonly Finding[] {
  const unknown = findStrayClauses(clauses, game);
  const isAnswer = (code: string | undefined) =>
    code === undefined || Object.hasOwn(game.words.refusals, code) || isClause(code, game);
  const viewers = state === undefined ? null : viewersOf(game, state);
  return [
    ...unknown.map((cited) => ({
      step: 0,
      line: lines.game,
      message: `${game.title} has no clause ${cited}`,
    })),
    ...(isAnswer(refused) ? [] : [{ step: 0, line: lines.setup, message: nothing(refused, game) }]),
    ...steps.flatMap(({ line, action }, at) => {
      if (action.kind !== 'command') return [];
      const isStranger = viewers !== null && !viewers.includes(action.by);
      return [
        ...(isStranger ? [nobody(action.by)] : []),
        ...(isAnswer(action.refused) ? [] : [nothing(action.refused, game)]),
      ].map((message) => ({ step: at + 1, line, message }));
    }),
  ];
}

/** The clauses of these that a game does not have, nor their bases: a misspelt one would cover nothing, unseen. */
export function findStrayClauses(cited: readonly string[], game: AnyGame): readonly string[] {
  return cited.filter((one) => !isClause(one, game));
}

function isClause(cited: string, { clauses }: AnyGame): boolean {
  return clauses.some(({ id }) => isSameClause(cited, id));
}

/** That somebody whom a step names does not sit there. */
export function nobody(name: string): string {
  return `nobody called "${name}" is at this table`;
}

function nothing(code: string | undefined, { title }: AnyGame): string {
  return `${title} refuses nothing with ${code}`;
}
