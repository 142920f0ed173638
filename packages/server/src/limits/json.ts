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

function examine(value: unknown, depth: number): ReturnType<typeof malformed> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === 0) return malformed('…', 'nested too deeply');
  if (!Array.isArray(value) && Object.hasOwn(value, '__proto__')) {
    return malformed('__proto__', 'unknown field');
  }
  for (const part of Object.values(value)) {
    const wrong = examine(part, depth - 1);
    if (wrong) return wrong;
  }
  return undefined;
}
