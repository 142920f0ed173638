export { baseOf, isSameClause } from './answer.ts';
export { type Coverage, coverClauses, type PlayedScenario, playScenario } from './coverage.ts';
export { readDocument, type ScenarioDocument } from './document.ts';
export { type Aliases, findMismatches, type Mismatch } from './match.ts';
export { parseScenario } from './parse.ts';
export { findStrayClauses } from './remarks.ts';
export { runScenario, type ScenarioReport } from './run.ts';
export type {
  Finding,
  Framed,
  FrameProblem,
  Scenario,
  ScenarioAction,
  ScenarioStep,
} from './scenario.ts';
