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
  return examine(value, depth) ?? done(value);
}

/** The path to where something is wrong is told as far as a sentence can hold it. */
const LONGEST = 60;

function examine(
  value: unknown,
  depth: number,
  path = '',
): ReturnType<typeof malformed> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === 0) return malformed(path.slice(1, LONGEST), 'nested too deeply');
  if (!Array.isArray(value) && Object.hasOwn(value, '__proto__')) {
    return malformed('__proto__', 'unknown field');
  }
  for (const [name, part] of Object.entries(value)) {
    const wrong = examine(part, depth - 1, `${path}.${name}`);
    if (wrong) return wrong;
  }
  return undefined;
}
