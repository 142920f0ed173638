import type { Fields } from './json.ts';
import {
  type Change,
  countDefined,
  type Layer,
  layDown,
  layOver,
  readField,
  show,
} from './layers.ts';

/** How many steps back it is still known what changed. */
const STEPS_KEPT = 64;

/** Records that were made of one another: which fields each of the last steps changed, and how many steps there were. */
type Line = { length: number; readonly steps: (readonly string[])[] };

type Place = { readonly line: Line; readonly at: number; readonly layer: Layer<unknown> };

const places = new WeakMap<object, Place>();

/**
 * A record like `from` but for some fields; undefined takes a field away. What changed is remembered, so that a
 * comparison of two records made of each other looks at the changed fields alone, however many others there are.
 * The other fields are copied only when somebody goes through them all.
 * Neither record may be changed afterwards. Gives `from` itself back when nothing of it changes.
 */
export function derive<T>(
  from: Readonly<Record<string, T>>,
  changes: Iterable<Change<T>>,
): Readonly<Record<string, T>> {
  const { layer, line, at } = places.get(from) ?? settle(from);
  const under = layer as Layer<T>;
  // Of two changes to one field the later one counts.
  const latest = changes instanceof Map ? changes : new Map(changes);
  const changed: Change<T>[] = [];
  for (const change of latest) if (readField(under, change[0]) !== change[1]) changed.push(change);
  if (changed.length === 0) return from;
  const over = layOver(under, changed);
  const made = show(over);
  // A line of its own where another record was made of the same one before.
  const goesOn = at === line.length ? line : settle(from).line;
  goesOn.length += 1;
  goesOn.steps.push(changed.map(([key]) => key));
  if (goesOn.steps.length > STEPS_KEPT) goesOn.steps.shift();
  places.set(made, { line: goesOn, at: goesOn.length, layer: over });
  return made;
}

/** The fields in which two records may differ, where that is known because one was made of the other. */
export function fieldsApart(one: object, other: object): Iterable<string> | undefined {
  const first = places.get(one);
  const second = first && places.get(other);
  if (!first || !second || first.line !== second.line) return undefined;
  const { length, steps } = first.line;
  const forgotten = length - steps.length;
  const start = Math.min(first.at, second.at) - forgotten;
  const end = Math.max(first.at, second.at) - forgotten;
  if (start < 0) return undefined;
  // Mostly the one was made of the other: a single step names no field twice.
  return end - start === 1 ? steps[start] : new Set(steps.slice(start, end).flat());
}

/** The field of a record; undefined where it has none of this name. A proxy is not asked: that costs ten times as much. */
export function fieldOf(record: Fields, key: string): unknown {
  const place = places.get(record);
  if (place) return readField(place.layer, key);
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** How many fields a record has; one that holds undefined is none, as in JSON. */
export function countFields(record: Fields): number {
  return places.get(record)?.layer.size ?? countDefined(record);
}

/** Puts a record at the beginning of a line of its own. */
function settle(record: Fields): Place {
  const layer = places.get(record)?.layer ?? layDown(record);
  const place = { line: { length: 0, steps: [] }, at: 0, layer };
  places.set(record, place);
  return place;
}
