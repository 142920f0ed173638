import { type Fields, isFields } from '../json.ts';
import { readDocument, type ScenarioDocument } from './document.ts';
import type { Framed, Scenario, ScenarioAction, ScenarioStep } from './scenario.ts';

const ROOT_KEYS = ['title', 'game', 'clauses', 'setup', 'refused', 'steps'];
const SIGHT = /^(.+?) +(never +sees|sees)$/;

/**
 * Reads a scenario file (YAML 1.2 or JSON). Only its frame is checked here: set-up and commands are
 * passed on as they are, for the game to refuse. A file without that frame is a problem with its line.
 */
export function parseScenario(text: string): Framed<Scenario> {
  const read = readDocument(text);
  if (!read.ok) return read;
  const { value, lineOf } = read.value;
  if (!isFields(value)) return no(1, 'a scenario is a mapping with title, game, setup and steps');
  for (const key of Object.keys(value)) {
    if (!ROOT_KEYS.includes(key)) return no(lineOf(key), `a scenario has no part "${key}"`);
  }
  const { title, game, clauses = [], setup, refused } = value;
  if (!isText(title)) return no(lineOf('title'), 'title must be a sentence');
  if (!isText(game)) return no(lineOf('game'), "game must be a game's id");
  if (!isTextList(clauses)) return no(lineOf('clauses'), 'clauses must be a list of clause ids');
  if (!Object.hasOwn(value, 'setup')) return no(1, 'setup is missing');
  if (refused !== undefined && !isText(refused)) {
    return no(lineOf('refused'), 'refused must be a code or a clause id');
  }
  const steps = parseSteps(value, read.value);
  if (!steps.ok) return steps;
  if (refused !== undefined && steps.value.length > 0) {
    return no(lineOf('steps'), 'a set-up that is refused has no steps');
  }
  const lines = { game: lineOf('game'), setup: lineOf('setup') };
  const parsed = { title, game, clauses, setup, steps: steps.value, lines };
  return { ok: true, value: refused === undefined ? parsed : { ...parsed, refused } };
}

function parseSteps(root: Fields, { lineOf }: ScenarioDocument): Framed<readonly ScenarioStep[]> {
  const list = root.steps ?? (root.refused === undefined ? undefined : []);
  if (!Array.isArray(list)) return no(lineOf('steps'), 'steps must be a list');
  const steps: ScenarioStep[] = [];
  for (const [index, item] of list.entries()) {
    const line = lineOf('steps', index);
    const action = parseStep(item);
    if (typeof action === 'string') return no(line, `step ${index + 1}: ${action}`);
    steps.push({ line, action });
  }
  return { ok: true, value: steps };
}

/** The action, or what is wrong with it. */
function parseStep(item: unknown): ScenarioAction | string {
  if (!isFields(item)) return 'a step is a mapping such as "crete: { type: finish }"';
  const entries = Object.entries(item);
  const [thing, other] = entries.filter((entry) => !isNote(entry));
  if (!thing) return 'a step says who does what, or what is seen';
  const [key, value] = thing;
  if (other) return `a step does one thing: "${key}" or "${other[0]}"`;
  const { as, refused }: Fields = Object.fromEntries(entries.filter(isNote));
  const sight = SIGHT.exec(key);
  // A mapping is what a seat of that name does.
  const isCommand = isFields(value) || (key !== 'wait' && key !== 'restart');
  if (isCommand && !sight) return parseCommand(key, value, { as, refused });
  if (as !== undefined || refused !== undefined) return 'only a command has "as" or "refused"';
  if (sight?.[1]) return parseSight(sight[1], sight[2] === 'sees', value);
  if (key === 'wait') return parseWait(value);
  return value === true ? { kind: 'restart' } : 'restart must be true';
}

/** Whether it says something about the step's command; a mapping is the command of a seat of that name. */
function isNote([key, value]: readonly [string, unknown]): boolean {
  return (key === 'as' || key === 'refused') && !isFields(value);
}

function parseCommand(
  by: string,
  command: unknown,
  { as, refused }: { readonly as: unknown; readonly refused: unknown },
): ScenarioAction | string {
  if (as !== undefined && !isText(as)) return 'as must be a name';
  if (refused !== undefined && !isText(refused)) return 'refused must be a code or a clause id';
  return {
    kind: 'command',
    by,
    command,
    ...(as !== undefined && { as }),
    ...(refused !== undefined && { refused }),
  };
}

function parseSight(viewer: string, sees: boolean, value: unknown): ScenarioAction | string {
  if (sees) return { kind: 'sees', viewer, part: value };
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const texts = list.map((text) => (typeof text === 'number' ? String(text) : text));
  if (texts.length === 0 || !isTextList(texts)) return 'never sees needs a text or a list of texts';
  return { kind: 'never-sees', viewer, texts };
}

/** Some thirty years: an instant far beyond has no date, and at last no number. */
const LONGEST_WAIT = 1_000_000_000;

function parseWait(value: unknown): ScenarioAction | string {
  return typeof value === 'number' && value >= 0 && value <= LONGEST_WAIT
    ? { kind: 'wait', seconds: value }
    : `wait needs a number of seconds, from 0 to ${LONGEST_WAIT}`;
}

function no(line: number, message: string): Framed<never> {
  return { ok: false, problem: { line, message } };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText);
}
