import type { z } from 'zod';
import { type Fields, isFields } from './json.ts';
import { locateIssue } from './problem.ts';
import { done, malformed, type Result } from './refusal.ts';

/** How deep lists and objects may lie in one another. */
const MAX_DEPTH = 32;
const MAX_FIELD = 100;

/**
 * Checks a value from outside against a schema; refused `malformed` with the first wrong field's path,
 * or with `whole` where it is wrong altogether.
 */
export function parseWith<T>(schema: z.ZodType<T>, input: unknown, whole = 'command'): Result<T> {
  const unfit = findUnfit(input);
  if (unfit) return malformed(nameField(unfit.path, whole), unfit.problem);
  const parsed = schema.safeParse(input);
  if (parsed.success) return done(parsed.data);
  const [issue] = parsed.error.issues;
  if (!issue) return malformed(whole, 'wrong shape');
  const { path, problem } = locateIssue(issue, input);
  return malformed(nameField(path, whole), problem);
}

/** Where something in a value from outside is unfit for any schema, and why. */
type Unfit = { readonly path: readonly string[]; readonly problem: string };

/**
 * What no schema may get to see: a record drops a key `__proto__` silently, and what nests without end
 * ends the stack. `depth` is how many levels a value may have.
 */
function findUnfit(value: unknown, depth = MAX_DEPTH): Unfit | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === 0) return { path: [], problem: 'too deeply nested' };
  if (isFields(value) && Object.hasOwn(value, '__proto__')) {
    return { path: ['__proto__'], problem: 'unknown field' };
  }
  for (const key of Object.keys(value)) {
    const unfit = findUnfit((value as Fields)[key], depth - 1);
    if (unfit) return { path: [key, ...unfit.path], problem: unfit.problem };
  }
  return undefined;
}

/** A path to a field, dotted, as far as a sentence can hold it; `whole` where it leads nowhere. */
function nameField(path: readonly string[], whole: string): string {
  return path.join('.').slice(0, MAX_FIELD) || whole;
}
