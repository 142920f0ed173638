import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';
import { isNestedTooDeep } from './nesting.ts';
import type { Framed } from './scenario.ts';

const MAX_CHARACTERS = 1_048_576;
const MAX_DEPTH = 64;
/** Each is looked for among all that stands before it. */
const MAX_ALIASES = 1000;
/** What the reader would look for itself, each key among all before it, and tell with a picture of its place. */
const UNTOLD = { uniqueKeys: false, prettyErrors: false } as const;
/** As much of a key as a line holds. */
const MAX_NAMED = 80;
const NO_WORD = 'a key must be a word';
const SEVERAL = 'the file holds more than one document; make a file of each';
const TOO_DEEP = 'the file is too deeply nested';
const TOO_MANY = `the file has more than ${MAX_ALIASES} aliases, one within another counted again`;
const TOO_MUCH = 'what the aliases of the file stand for is too much';

/** A file's value, and where its parts begin. */
export type ScenarioDocument = {
  readonly value: unknown;
  /** The line (from 1) of a key of the root, or of an item of the list under that key. */
  readonly lineOf: (key: string, index?: number) => number;
};

/**
 * Reads a YAML 1.2 or JSON text. A text that is neither, that is larger than 1 MiB, nests deeper than
 * 64 levels or has too many aliases is a problem with the line where it shows.
 */
export function readDocument(text: string): Framed<ScenarioDocument> {
  if (text.length > MAX_CHARACTERS) return problem(1, 'the file is larger than 1 MiB');
  // Before anything recursive: a stack that overflows can take the process with it.
  if (isNestedTooDeep(text, MAX_DEPTH)) return problem(1, TOO_DEEP);
  const lines = new LineCounter();
  const lineAt = (offset: number | undefined) => Math.max(1, lines.linePos(offset ?? 0).line);
  try {
    const options = { lineCounter: lines, version: '1.2', merge: false, ...UNTOLD } as const;
    const document = parseDocument(text, options);
    const fault = document.errors[0] ?? document.warnings[0];
    if (fault) {
      const own = fault.code === 'MULTIPLE_DOCS' ? SEVERAL : firstLineOf(fault.message);
      return problem(lineAt(fault.pos[0]), own);
    }
    const wrong = findWrong(document);
    if (wrong) return problem(lineAt(startOf(wrong.node)), wrong.message);
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    const excess = findExcess(value);
    if (excess !== undefined) return problem(1, excess);
    const lineOf = (key: string, index?: number) => {
      const root = document.contents;
      const pair = isMap(root) ? root.items.find((one) => isNamed(one.key, key)) : undefined;
      const list = pair?.value;
      const item = index !== undefined && isSeq(list) ? list.items[index] : pair?.key;
      return lineAt(startOf(item));
    };
    return { ok: true, value: { value, lineOf } };
  } catch (error) {
    // Aliases may still nest without end.
    if (error instanceof RangeError) return problem(1, TOO_DEEP);
    if (error instanceof ReferenceError) return problem(1, tellAlias(firstLineOf(error.message)));
    throw error;
  }
}

function problem(line: number, message: string): Framed<never> {
  return { ok: false, problem: { line, message } };
}

function firstLineOf(message: string): string {
  return message.split('\n')[0] ?? message;
}

type Wrong = { readonly node: unknown; readonly message: string };

/** The first key that its map has already or that is no word, or the first alias of nothing that stands before it. */
function findWrong(document: Document.Parsed): Wrong | undefined {
  const anchors = new Set<string>();
  let wrong: Wrong | undefined;
  visit(document, (_, node) => {
    if (isMap(node)) wrong = findWrongKey(node);
    if (isAlias(node) && !anchors.has(node.source))
      wrong = { node, message: tellLoose(node.source) };
    else if (isNode(node) && node.anchor !== undefined) anchors.add(node.anchor);
    return wrong && visit.BREAK;
  });
  return wrong;
}

/** A list would become a word by what is written in it. */
function findWrongKey({ items }: YAMLMap): Wrong | undefined {
  const before = new Set<string>();
  for (const { key } of items) {
    if (!isScalar(key) || key.value === null) return { node: key, message: NO_WORD };
    const name = String(key.value);
    if (before.has(name)) return { node: key, message: tellTwin(name) };
    before.add(name);
  }
  return undefined;
}

function tellTwin(name: string): string {
  return `"${name.slice(0, MAX_NAMED)}" stands there twice`;
}

function tellLoose(name: string): string {
  return `nothing before it is marked "&${name.slice(0, MAX_NAMED)}"`;
}

/** Whether a key, as a document holds it, is this one. */
function isNamed(key: unknown, name: string): boolean {
  return isScalar(key) && String(key.value) === name;
}

function startOf(node: unknown): number | undefined {
  if (typeof node !== 'object' || node === null || !('range' in node)) return undefined;
  const { range } = node;
  return Array.isArray(range) && typeof range[0] === 'number' ? range[0] : undefined;
}

/** What is wrong with an alias; of too many the reader speaks as of an attack. */
function tellAlias(message: string): string {
  return message.startsWith('Excessive alias count') ? TOO_MANY : message;
}

/** What is too much about a value: of a short text aliases may make a deep or a vast one. */
function findExcess(value: unknown): string | undefined {
  // No text without aliases has as many parts as characters.
  let left = MAX_CHARACTERS;
  const visit = (part: unknown, depth: number): string | undefined => {
    left -= 1;
    if (left < 0) return TOO_MUCH;
    if (typeof part !== 'object' || part === null) return undefined;
    if (depth === 0) return TOO_DEEP;
    for (const inner of Object.values(part)) {
      const excess = visit(inner, depth - 1);
      if (excess !== undefined) return excess;
    }
    return undefined;
  };
  return visit(value, MAX_DEPTH);
}
