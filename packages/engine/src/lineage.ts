/** How many steps back it is still known what changed. */
const KEPT = 64;

/** Records that were made of one another: which fields each of the last steps changed, and how many steps there were. */
type Line = { length: number; readonly steps: (readonly string[])[] };

const places = new WeakMap<object, { readonly line: Line; readonly at: number }>();

/**
 * An empty object for keys that come and go, such as the ids of offers. A plain `{}` would have the
 * engine invent a new shape for every key that it has not met in this order, which costs three times
 * as much as filling it.
 */
export function makeTable<T>(): Record<string, T> {
  return Object.setPrototypeOf(Object.create(null), Object.prototype);
}

/**
 * A record like `from` but for some fields; undefined takes a field away. What changed is remembered, so
 * that who compares records of one line looks at the changed fields alone, however many others there are.
 * Neither record may be changed afterwards. Gives `from` itself back when nothing of it changes.
 */
export function derive<T>(
  from: Readonly<Record<string, T>>,
  changes: Iterable<readonly [string, T | undefined]>,
): Readonly<Record<string, T>> {
  // Of two changes to one field the later one counts.
  const changed = [...new Map(changes)].filter(([key, value]) => ownField(from, key) !== value);
  if (changed.length === 0) return from;
  const made = makeTable<T>();
  for (const key of Object.keys(from)) made[key] = from[key] as T;
  for (const [key, value] of changed) {
    if (value === undefined) delete made[key];
    else made[key] = value;
  }
  const place = extend(from);
  place.line.steps.push(changed.map(([key]) => key));
  if (place.line.steps.length > KEPT) place.line.steps.shift();
  places.set(made, place);
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

/** The next place on the record's line; a line of its own where another record was made of it before. */
function extend(from: object): { line: Line; at: number } {
  const known = places.get(from);
  const goesOn = known !== undefined && known.at === known.line.length;
  const line: Line = goesOn ? known.line : { length: 0, steps: [] };
  if (!goesOn) places.set(from, { line, at: 0 });
  line.length += 1;
  return { line, at: line.length };
}

function ownField<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
