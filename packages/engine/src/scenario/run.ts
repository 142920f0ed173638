import { viewersOf } from '../chair.ts';
import type { AnyGame } from '../game.ts';
import { type Fields, isFields } from '../json.ts';
import type { Entry } from '../log.ts';
import type { Refusal, Result } from '../refusal.ts';
import { seedIn } from '../seed-schema.ts';
import { advance, emptyTable, openTable, replay, type Step, submit, type Table } from '../table.ts';
import { speak } from '../words.ts';
import { answers, describe } from './answer.ts';
import { type Aliases, findMismatches } from './match.ts';
import { findRemarks, nobody } from './remarks.ts';
import type { Finding, Scenario, ScenarioAction, ScenarioStep } from './scenario.ts';
import { type Search, searchFor } from './shown.ts';

/** How a scenario went: it holds when nothing failed. */
export type ScenarioReport = {
  /** What did not hold. */
  readonly failures: readonly Finding[];
  /** What holds though it is hardly meant. */
  readonly remarks: readonly Finding[];
  /** How many steps were not played, as what came before them failed. */
  readonly unplayed: number;
  /** How many commands were carried out, the set-up among them. */
  readonly accepted: number;
  /** The refusals that were met where they were expected. */
  readonly refusals: readonly Refusal[];
};

/** A scenario under way. Its lists grow with it: copied at each of thousands of steps they would cost more than the game. */
type Run = {
  readonly steps: readonly ScenarioStep[];
  readonly table: Table;
  /** The table as its log last made it; nothing before the first restart. */
  readonly rebuilt: Table;
  /** What came after that. */
  readonly entries: Entry[];
  /** All that the table was ever in: each gave everybody a view. */
  readonly states: unknown[];
  readonly searches: Map<string, Search>;
  /** Milliseconds, of which the table is told the whole ones. */
  readonly now: number;
  readonly aliases: Map<string, string>;
};

/** What one step came to; `stop` when the rest makes no sense after it. */
type Outcome = {
  readonly run: Run;
  readonly faults: readonly string[];
  readonly accepted?: boolean;
  readonly refusal?: Refusal;
  readonly stop?: boolean;
};

/**
 * Plays a scenario. The clock starts at 0 and moves only by `wait`; chance comes from the set-up's
 * `seed`, else from the title. Goes on after a sight that does not hold and after another refusal than the expected
 * one, which changes nothing either; stops at a command that was carried out or refused where the other was expected,
 * or at which the game breaks down.
 */
export function runScenario(scenario: Scenario, game: AnyGame): ScenarioReport {
  try {
    return open(scenario, game);
  } catch (error) {
    return { ...notOpened(scenario, breakdown(error)), remarks: findRemarks(scenario, game) };
  }
}

function open(scenario: Scenario, game: AnyGame): ScenarioReport {
  const seed = seedIn(scenario.setup) ?? scenario.title;
  const opened = openTable(game, scenario.setup, { now: 0, seed });
  const remarks = findRemarks(scenario, game, opened.ok ? opened.value.table.state : undefined);
  return { ...play(scenario, game, opened), remarks };
}

/** What came of the steps, or of the set-up. */
type Played = Omit<ScenarioReport, 'remarks'>;

function play(scenario: Scenario, game: AnyGame, opened: Result<Step>): Played {
  const fault = judge(opened.ok ? undefined : opened.refusal, scenario.refused, game);
  if (fault) return notOpened(scenario, fault);
  if (!opened.ok) return { failures: [], unplayed: 0, accepted: 0, refusals: [opened.refusal] };
  const { table, entries, states } = opened.value;
  const start: Run = {
    steps: scenario.steps,
    table,
    rebuilt: emptyTable(game, table.seed),
    entries: [...entries],
    states: [...states],
    searches: new Map(),
    now: 0,
    aliases: new Map(),
  };
  return playSteps(letClockSpeak(start));
}

function notOpened({ lines, steps }: Scenario, message: string): Played {
  const failures = [{ step: 0, line: lines.setup, message }];
  return { failures, unplayed: steps.length, accepted: 0, refusals: [] };
}

function playSteps(start: Run): Played {
  const { steps } = start;
  const failures: Finding[] = [];
  const refusals: Refusal[] = [];
  let accepted = 1;
  let run = start;
  let unplayed = steps.length;
  for (const [index, { line, action }] of steps.entries()) {
    const outcome = guard(run, () => take(run, action));
    unplayed -= 1;
    failures.push(...outcome.faults.map((message) => ({ step: index + 1, line, message })));
    if (outcome.accepted) accepted += 1;
    if (outcome.refusal) refusals.push(outcome.refusal);
    if (outcome.stop) break;
    run = outcome.run;
  }
  return { failures, unplayed, accepted, refusals };
}

/** A game that throws is at fault; the scenario's reader is told so, with the step. */
function guard(run: Run, act: () => Outcome): Outcome {
  try {
    return act();
  } catch (error) {
    return { run, faults: [breakdown(error)], stop: true };
  }
}

function breakdown(error: unknown): string {
  return `the game broke down: ${error instanceof Error ? error.message : String(error)}`;
}

function take(run: Run, action: ScenarioAction): Outcome {
  switch (action.kind) {
    case 'command':
      return giveCommand(run, action);
    case 'wait':
      return { run: letClockSpeak({ ...run, now: add(run.now, action.seconds) }), faults: [] };
    case 'sees':
      return { run, faults: look(run, action.viewer, action.part) };
    case 'never-sees':
      return { run, faults: searchViews(run, action.viewer, action.texts) };
    case 'restart':
      return { run: restart(run), faults: [] };
  }
}

/** An instant so many seconds later; nanoseconds are enough to make 0.1 exact, however often it passes. */
function add(now: number, seconds: number): number {
  return Math.round((now + seconds * 1000) * 1e6) / 1e6;
}

function giveCommand(run: Run, action: ScenarioAction & { kind: 'command' }): Outcome {
  const command = nameOffers(action.command, run.aliases);
  const { game, state } = run.table;
  const result = submit(run.table, command, { by: action.by, now: Math.floor(run.now) });
  const refusal = result.ok ? undefined : result.refusal;
  const fault = judge(refusal, action.refused, game, game.seatsOf(state));
  const isAsIntended = !result.ok && action.refused !== undefined;
  if (fault) return { run, faults: [fault], stop: !isAsIntended };
  if (!result.ok) return { run, faults: [], refusal: result.refusal };
  const after = letClockSpeak(record(run, result.value));
  if (action.as === undefined) return { run: after, faults: [], accepted: true };
  const refs = game.refs(result.value.entries.map((entry) => entry.event));
  const id = refs.offer ?? offerOf(command) ?? Object.values(refs)[0];
  if (id === undefined) {
    return { run: after, faults: [`it made nothing that could be called "${action.as}"`] };
  }
  run.aliases.set(action.as, id);
  return { run: after, faults: [], accepted: true };
}

/** The offer that a command is about, as `revise` is. */
function offerOf(command: unknown): string | undefined {
  return isFields(command) && typeof command.offer === 'string' ? command.offer : undefined;
}

/** What is wrong with an answer, or undefined when it is the expected one. */
function judge(
  refusal: Refusal | undefined,
  expected: string | undefined,
  { words }: AnyGame,
  seats: readonly string[] = [],
): string | undefined {
  if (!refusal) {
    return expected === undefined
      ? undefined
      : `expected to be refused ${expected}, but it was carried out`;
  }
  if (expected !== undefined && answers(refusal, expected)) return undefined;
  const seen = describe(speak(refusal, words, seats));
  return expected === undefined
    ? `expected to be carried out, but it was refused ${seen}`
    : `expected to be refused ${expected}, but it was refused ${seen}`;
}

function look(run: Run, viewer: string, part: unknown): readonly string[] {
  if (!isKnown(run, viewer)) return [nobody(viewer)];
  const { game, state } = run.table;
  const view: unknown = game.view(state, viewer);
  return findMismatches(view, part, run.aliases).map(
    ({ path, expected, seen }) => `${path || 'the view'}: expected ${expected}, saw ${seen}`,
  );
}

function searchViews(run: Run, viewer: string, texts: readonly string[]): readonly string[] {
  if (!isKnown(run, viewer)) return [nobody(viewer)];
  const search = run.searches.get(viewer) ?? searchFor(viewer, run.table.game, run.steps);
  run.searches.set(viewer, search);
  const named = texts.map((text) => [text, run.aliases.get(text) ?? text] as const);
  const seen = search(new Set(named.flat()), run.states);
  return named.flatMap(([text, id]) => {
    const found = seen.has(text) ? text : id;
    const view = seen.get(found);
    if (view === undefined) return [];
    return [`expected ${viewer} never to see "${text}", but saw ${excerpt(view, found)}`];
  });
}

function excerpt(view: string, text: string): string {
  const at = Math.max(0, view.indexOf(text));
  return `…${view.slice(Math.max(0, at - 60), at + text.length + 60)}…`;
}

function isKnown({ table: { game, state } }: Run, viewer: string): boolean {
  return viewersOf(game, state).includes(viewer);
}

/** The table as its log, read back as text, makes it; what it made at the last restart it would make again. */
function restart(run: Run): Run {
  const entries: readonly Entry[] = JSON.parse(JSON.stringify(run.entries));
  const table = replay(run.rebuilt, entries);
  return { ...run, table, rebuilt: table, entries: [] };
}

function letClockSpeak(run: Run): Run {
  const step = advance(run.table, Math.floor(run.now));
  return step ? record(run, step) : run;
}

function record(run: Run, { table, entries, states }: Step): Run {
  run.entries.push(...entries);
  run.states.push(...states);
  return { ...run, table };
}

/** Writes an offer's id where a command names the offer by its alias. */
function nameOffers(command: unknown, aliases: Aliases): unknown {
  if (Array.isArray(command)) return command.map((item) => nameOffers(item, aliases));
  if (!isFields(command)) return command;
  const named = Object.entries(command).map(([key, value]) => [
    key,
    key === 'offer' && typeof value === 'string'
      ? (aliases.get(value) ?? value)
      : nameOffers(value, aliases),
  ]);
  const fields: Fields = Object.fromEntries(named);
  return fields;
}
