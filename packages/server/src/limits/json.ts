import { done, malformed, type Result, refuse } from '@haggle/engine';

/**
 * Reads JSON from outside. Refused `bad-json` when it is none, `malformed` when it is nested deeper
 * than `depth` or names an object's own machinery as a key.
 */
export function readJson(text: string, depth: number): Result<unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('bad-json');
  }
  const unfit = findUnfit(value, depth);
  return unfit ? malformed(unfit.path.join('.').slice(0, LONGEST), unfit.problem) : done(value);
}

/** How many letters of a path are told; the names in it are the sender's own. */
const LONGEST = 100;

type Unfit = { readonly path: readonly string[]; readonly problem: string };

function findUnfit(value: unknown, depth: number): Unfit | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === 0) return { path: [], problem: 'nested too deeply' };
  if (!Array.isArray(value) && Object.hasOwn(value, '__proto__')) {
    return { path: ['__proto__'], problem: 'unknown field' };
  }
  for (const [name, part] of Object.entries(value)) {
    const unfit = findUnfit(part, depth - 1);
    if (unfit) return { path: [name, ...unfit.path], problem: unfit.problem };
  }
  return undefined;
}
