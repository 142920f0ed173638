import { type Fields, isFields } from '../json.ts';

/** One place where what is seen differs from the part that was expected. */
export type Mismatch = {
  /** Dotted path into the view; empty for the whole of it. */
  readonly path: string;
  readonly expected: string;
  readonly seen: string;
};

/** What names stand for: an alias may be written wherever its id is. */
export type Aliases = ReadonlyMap<string, string>;

type Place = { readonly path: string; readonly aliases: Aliases };
type Operator = (seen: unknown, argument: unknown, place: Place) => readonly Mismatch[];

const OPERATORS: Readonly<Record<string, Operator>> = {
  $some: (seen, argument, place) => {
    const items = itemsOf(seen);
    const missing = listOf(argument).filter(
      (part) => !items?.some((item) => matches(item, part, place)),
    );
    if (items && missing.length === 0) return [];
    const wanted = items ? missing : listOf(argument);
    return [differs(place, `something like ${wanted.map(show).join(' and ')}`, seen)];
  },
  $none: (seen, argument, place) => {
    const items = itemsOf(seen);
    const found = listOf(argument).find((part) =>
      items?.some((item) => matches(item, part, place)),
    );
    if (items && found === undefined) return [];
    return [differs(place, `nothing like ${listOf(argument).map(show).join(' or ')}`, seen)];
  },
  $count: (seen, argument, place) => {
    const items = itemsOf(seen);
    if (items && matches(items.length, argument, place)) return [];
    return [differs(place, `${show(argument)} of them`, items ? items.length : seen)];
  },
  $min: (seen, argument, place) =>
    typeof seen === 'number' && typeof argument === 'number' && seen >= argument
      ? []
      : [differs(place, `at least ${show(argument)}`, seen)],
  $max: (seen, argument, place) =>
    typeof seen === 'number' && typeof argument === 'number' && seen <= argument
      ? []
      : [differs(place, `at most ${show(argument)}`, seen)],
  $oneOf: (seen, argument, place) =>
    listOf(argument).some((part) => matches(seen, part, place))
      ? []
      : [differs(place, `one of ${listOf(argument).map(show).join(', ')}`, seen)],
};

/**
 * Where `seen` does not match the expected part; empty when it matches. An object matches when every
 * key given matches, a list in full and in order, null what is absent; `$some`, `$none`, `$count`,
 * `$min`, `$max` and `$oneOf` match as the scenario language says.
 */
export function findMismatches(
  seen: unknown,
  part: unknown,
  aliases: Aliases = new Map(),
): readonly Mismatch[] {
  return compare(seen, part, { path: '', aliases });
}

function compare(seen: unknown, part: unknown, place: Place): readonly Mismatch[] {
  if (part === null || part === undefined) {
    return seen === null || seen === undefined ? [] : [differs(place, 'nothing', seen)];
  }
  if (Array.isArray(part)) return compareLists(seen, part, place);
  if (isFields(part)) return compareFields(seen, part, place);
  if (seen === part) return [];
  const id = typeof part === 'string' ? place.aliases.get(part) : undefined;
  return id !== undefined && seen === id ? [] : [differs(place, show(part), seen)];
}

function compareLists(seen: unknown, parts: readonly unknown[], place: Place): readonly Mismatch[] {
  if (!Array.isArray(seen) || seen.length !== parts.length) {
    return [differs(place, show(parts), seen)];
  }
  return parts.flatMap((part, index) => compare(seen[index], part, inside(place, String(index))));
}

function compareFields(seen: unknown, part: Fields, place: Place): readonly Mismatch[] {
  const keys = Object.keys(part);
  const plain = keys.filter((key) => !key.startsWith('$'));
  const byOperator = keys
    .filter((key) => key.startsWith('$'))
    .flatMap((key) => {
      const operator = Object.hasOwn(OPERATORS, key) ? OPERATORS[key] : undefined;
      return operator
        ? operator(seen, part[key], place)
        : [{ path: place.path, expected: `a known operator, not ${key}`, seen: show(seen) }];
    });
  if (plain.length === 0 && keys.length > 0) return byOperator;
  if (!isFields(seen)) return [...byOperator, differs(place, show(part), seen)];
  return [
    ...byOperator,
    ...plain.flatMap((key) => compare(partOf(seen, key, place), part[key], inside(place, key))),
  ];
}

/** What stands under a key, or under the id that the key is an alias of. */
function partOf(seen: Fields, key: string, { aliases }: Place): unknown {
  if (Object.hasOwn(seen, key)) return seen[key];
  const id = aliases.get(key);
  return id !== undefined && Object.hasOwn(seen, id) ? seen[id] : undefined;
}

function matches(seen: unknown, part: unknown, place: Place): boolean {
  return compare(seen, part, place).length === 0;
}

function inside({ path, aliases }: Place, key: string): Place {
  return { path: path === '' ? key : `${path}.${key}`, aliases };
}

function differs({ path }: Place, expected: string, seen: unknown): Mismatch {
  return { path, expected, seen: show(seen) };
}

function itemsOf(seen: unknown): readonly unknown[] | undefined {
  if (Array.isArray(seen)) return seen;
  return isFields(seen) ? Object.values(seen) : undefined;
}

function listOf(argument: unknown): readonly unknown[] {
  return Array.isArray(argument) ? argument : [argument];
}

const MAX_SHOWN = 400;

function show(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
