import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** So many allowed words are named; more would bury the sentence. */
const NAMED = 12;

/** Where a value is wrong, as the names of its fields, and what is wrong there. */
export function locateIssue(
  issue: Issue,
  input: unknown,
): { readonly path: readonly string[]; readonly problem: string } {
  const path = issue.path.map(String);
  if (issue.code !== 'unrecognized_keys') return { path, problem: describeIssue(issue, input) };
  return { path: [...path, ...issue.keys.slice(0, 1)], problem: 'unknown field' };
}

/** What is wrong with a value, as the end of the sentence “The field … is wrong: …”. */
function describeIssue(issue: Issue, input: unknown): string {
  // A schema's own words stand as they are.
  if (!/^(Too|Invalid)\b/.test(issue.message)) return issue.message;
  if (valueAt(input, issue.path) === undefined) return 'it is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `it must be ${KINDS[issue.expected] ?? `a ${issue.expected}`}`;
    case 'too_small':
      return `it must ${amountOf(issue.origin, 'at least', issue.minimum)}`;
    case 'too_big':
      return `it must ${amountOf(issue.origin, 'at most', issue.maximum)}`;
    case 'invalid_value':
      return oneOf(issue.values.map(String));
    case 'invalid_union':
      return 'discriminator' in issue ? 'there is no such one' : 'it has the wrong shape';
    case 'invalid_key':
      return 'that name is not possible here';
    default:
      return 'it has the wrong shape';
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

/** What is counted in a value that is too short or too long. */
const COUNTED: Readonly<Record<string, string>> = {
  string: 'letter',
  array: 'item',
  object: 'field',
  record: 'field',
};

function amountOf(origin: string, bound: string, amount: number | bigint): string {
  const unit = COUNTED[origin];
  if (unit === undefined) return `be ${bound} ${amount}`;
  return `have ${bound} ${amount} ${unit}${Number(amount) === 1 ? '' : 's'}`;
}

function oneOf(values: readonly string[]): string {
  if (values.length === 1) return `it must be ${values.join()}`;
  return values.length > NAMED ? 'there is no such one' : `it must be one of ${values.join(', ')}`;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Readonly<Record<PropertyKey, unknown>>)[key];
  }
  return value;
}
