import { countLetters, type Fields, isFields, quote } from './json.ts';
import { type Apart, countFields, findListedApart } from './listed.ts';
import { compareTexts } from './order.ts';
import { isSame, isSameFrom } from './same.ts';

/** One operation of a JSON Patch (RFC 6902), of the three kinds that a delta needs. */
export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

/**
 * The operations that turn `from` into `to`, empty when they are equal. They name the smallest parts that differ,
 * the fields of an object in the order of their names; an object that is small beside its changes is replaced as a
 * whole where that takes fewer letters. The same two values give the same operations, however they came about.
 */
export function diff(from: unknown, to: unknown): PatchOperation[] {
  const operations: PatchOperation[] = [];
  compare(from, to, '', operations);
  return operations;
}

/**
 * The operations as the text that `JSON.stringify` makes of them. Values that are in `written` are not turned into
 * text again: one public event goes to one chair after another with the same values.
 */
export function writePatch(
  operations: readonly PatchOperation[],
  written: Map<object, string> = new Map(),
): string {
  return `[${operations.map((operation) => writeOperation(operation, written)).join()}]`;
}

function writeOperation(operation: PatchOperation, written: Map<object, string>): string {
  const start = `{"op":"${operation.op}","path":${quote(operation.path)}`;
  return operation.op === 'remove'
    ? `${start}}`
    : `${start},"value":${write(operation.value, written)}}`;
}

function write(value: unknown, written: Map<object, string>): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const known = written.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  written.set(value, text);
  return text;
}

/**
 * The value that the operations make of `value`, which itself stays as it is.
 * Throws when a path does not exist: a delta then belongs to another view.
 */
export function applyPatch(value: unknown, operations: readonly PatchOperation[]): unknown {
  return operations.reduce<unknown>((current, operation) => {
    const path = operation.path === '' ? [] : operation.path.slice(1).split('/').map(unescapeToken);
    return applyAt(current, path, operation);
  }, value);
}

function compare(from: unknown, to: unknown, path: string, operations: PatchOperation[]): void {
  if (from === to) return;
  if (Array.isArray(from) && Array.isArray(to)) {
    compareLists(from, to, path, operations);
  } else if (isFields(from) && isFields(to)) {
    compareFields(from, to, path, operations);
  } else if (!isSame(from, to)) {
    operations.push({ op: 'replace', path, value: to });
  }
}

/** Most fields of a view are the same objects as before: no path is built for them. */
function compareFields(from: Fields, to: Fields, path: string, operations: PatchOperation[]): void {
  const start = operations.length;
  const listed = findListedApart(from, to);
  const apart = listed ?? findApart(from, to);
  // How the records came about must not show: what was hidden may have had a part in it.
  if (apart.length > 1) apart.sort((one, other) => compareTexts(one.key, other.key));
  for (const field of apart) {
    if (field.from !== undefined && field.to === undefined) {
      operations.push({ op: 'remove', path: placeOf(field, path) });
    }
  }
  const compareAt = listed ? compareShared : compareField;
  for (const field of apart) {
    if (field.to !== undefined) compareAt(field, placeOf(field, path), operations);
  }
  if (path !== '') shorten(to, path, start, operations);
}

/** The fields in which two records may differ: all whose values are not the same thing. */
function findApart(from: Fields, to: Fields): Apart[] {
  const apart: Apart[] = [];
  for (const key in to) {
    if (from[key] !== to[key]) apart.push({ key, from: ownOf(from, key), to: to[key] });
  }
  for (const key in from) {
    if (from[key] !== to[key] && !Object.hasOwn(to, key)) {
      apart.push({ key, from: from[key], to: undefined });
    }
  }
  return apart;
}

function ownOf(record: Fields, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function placeOf({ key }: Apart, path: string): string {
  return `${path}/${escapeToken(key)}`;
}

type Compared = Pick<Apart, 'from' | 'to'> & {
  readonly place: string;
  readonly operations: readonly PatchOperation[];
};

/** What was compared last in a record: both parties of an offer see the same of it. */
let compared: Compared = { from: null, to: null, place: '', operations: [] };

function compareShared(field: Apart, place: string, operations: PatchOperation[]): void {
  const { from, to } = field;
  if (compared.from !== from || compared.to !== to || compared.place !== place) {
    const found: PatchOperation[] = [];
    compareField(field, place, found);
    compared = { from, to, place, operations: found };
  }
  operations.push(...compared.operations);
}

/** Tells a field that came or changed. */
function compareField({ from, to }: Apart, place: string, operations: PatchOperation[]): void {
  if (from === undefined) operations.push({ op: 'add', path: place, value: to });
  else compare(from, to, place, operations);
}

/** A group is weighed as a whole only when it is small beside its changes: weighing costs time too. */
const FIELDS_A_CHANGE = 3;

/** Puts one operation in the place of those from `start` on when its text is shorter than theirs. */
function shorten(to: Fields, path: string, start: number, operations: PatchOperation[]): void {
  const changes = operations.length - start;
  if (changes < 2 || countFields(to) > changes * FIELDS_A_CHANGE) return;
  const whole: PatchOperation = { op: 'replace', path, value: to };
  // Between two operations stands a comma.
  let letters = changes - 1;
  for (const operation of operations.slice(start)) letters += countLetters(operation);
  if (countLetters(whole) < letters) operations.splice(start, changes, whole);
}

/** Lists in a view mostly grow at the end and lose their oldest items: both are told without the rest. */
function compareLists(
  from: readonly unknown[],
  to: readonly unknown[],
  path: string,
  operations: PatchOperation[],
): void {
  const dropped = countDropped(from, to);
  for (let index = 0; index < dropped; index++)
    operations.push({ op: 'remove', path: `${path}/0` });
  const kept = from.length - dropped;
  // Where something was dropped the rest is the same.
  const shared = dropped > 0 ? 0 : Math.min(kept, to.length);
  for (let index = 0; index < shared; index++) {
    if (from[index] !== to[index]) compare(from[index], to[index], `${path}/${index}`, operations);
  }
  for (let index = kept - 1; index >= to.length; index--) {
    operations.push({ op: 'remove', path: `${path}/${index}` });
  }
  for (let index = kept; index < to.length; index++) {
    operations.push({ op: 'add', path: `${path}/-`, value: to[index] });
  }
}

/** How many items were dropped from the front, so that the rest of `from` begins `to`; 0 when none fits. */
function countDropped(from: readonly unknown[], to: readonly unknown[]): number {
  if (from.length === 0 || to.length === 0) return 0;
  const same = from.indexOf(to[0]);
  const start = same >= 0 ? same : from.findIndex((item) => isSame(item, to[0]));
  if (start <= 0) return 0;
  const rest = from.length - start;
  if (rest > to.length) return 0;
  return isSameFrom(from, start, to) ? start : 0;
}

function applyAt(value: unknown, path: readonly string[], operation: PatchOperation): unknown {
  const [token, ...rest] = path;
  if (token === undefined) return operation.op === 'remove' ? undefined : operation.value;
  if (Array.isArray(value)) return applyToList(value, token, rest, operation);
  if (!isFields(value)) throw new Error(`no such place: ${operation.path}`);
  if (rest.length === 0 && operation.op === 'remove') {
    if (!Object.hasOwn(value, token)) throw new Error(`no such place: ${operation.path}`);
    const { [token]: _removed, ...others } = value;
    return others;
  }
  const exists = Object.hasOwn(value, token);
  if (!exists && (rest.length > 0 || operation.op === 'replace')) {
    throw new Error(`no such place: ${operation.path}`);
  }
  return { ...value, [token]: applyAt(exists ? value[token] : undefined, rest, operation) };
}

function applyToList(
  list: readonly unknown[],
  token: string,
  rest: readonly string[],
  operation: PatchOperation,
): unknown[] {
  const index = token === '-' ? list.length : indexOf(token);
  const inserts = rest.length === 0 && operation.op === 'add';
  if (!Number.isInteger(index) || index < 0 || index > list.length - (inserts ? 0 : 1)) {
    throw new Error(`no such place: ${operation.path}`);
  }
  if (inserts) return [...list.slice(0, index), operation.value, ...list.slice(index)];
  if (rest.length === 0 && operation.op === 'remove') {
    return [...list.slice(0, index), ...list.slice(index + 1)];
  }
  return list.map((item, at) => (at === index ? applyAt(item, rest, operation) : item));
}

/** A list's index in its one right spelling; anything else is no place. */
function indexOf(token: string): number {
  return /^(0|[1-9]\d*)$/.test(token) ? Number(token) : -1;
}

function escapeToken(key: string): string {
  if (!key.includes('~') && !key.includes('/')) return key;
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

function unescapeToken(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}
