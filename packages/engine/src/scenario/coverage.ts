import type { AnyGame, Clause } from '../game.ts';
import { isSameClause } from './answer.ts';
import { runScenario } from './run.ts';
import type { Scenario } from './scenario.ts';

/** A scenario that was played: what it shows, and whether it may be believed. */
export type PlayedScenario = {
  readonly file: string;
  readonly game: string;
  readonly clauses: readonly string[];
  readonly holds: boolean;
  /** Whether a command was carried out in it, or all of it is but the set-up. */
  readonly accepts: boolean;
  /** The clauses that its refusals cited. */
  readonly refused: readonly string[];
};

export type Coverage = Clause & {
  readonly game: string;
  /** The scenarios that show the clause at work. */
  readonly accepting: readonly string[];
  /** The scenarios in which something is refused by it. */
  readonly refusing: readonly string[];
  readonly covered: boolean;
};

/** Plays the scenario of a file with the game that it is of. */
export function playScenario(file: string, scenario: Scenario, game: AnyGame): PlayedScenario {
  const report = runScenario(scenario, game);
  return {
    file,
    game: game.id,
    clauses: scenario.clauses,
    holds: report.failures.length === 0,
    accepts: report.accepted > 1 || report.refusals.length === 0,
    refused: report.refusals.flatMap(({ clause }) => clause ?? []),
  };
}

/**
 * Which scenarios cover each clause of a game. A scenario counts for the clauses it cites (a lettered
 * one also for its base) when it holds; what forbids something needs one that shows its refusal.
 */
export function coverClauses(
  game: AnyGame,
  played: readonly PlayedScenario[],
): readonly Coverage[] {
  const holding = played.filter((one) => one.game === game.id && one.holds);
  return game.clauses.map((clause) => {
    const citing = holding.filter(({ clauses }) => clauses.some((id) => covers(id, clause.id)));
    const accepting = citing.filter((one) => one.accepts).map(({ file }) => file);
    const refusing = citing
      .filter(({ refused }) => refused.some((id) => isSameClause(id, clause.id)))
      .map(({ file }) => file);
    const covered = clause.forbids
      ? refusing.length > 0 && accepting.length > 0
      : accepting.length > 0;
    return { ...clause, game: game.id, accepting, refusing, covered };
  });
}

/** A cited clause covers itself and, lettered, its base. */
function covers(cited: string, clause: string): boolean {
  return cited === clause || (isSameClause(cited, clause) && cited.startsWith(clause));
}
