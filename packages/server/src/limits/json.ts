import { done, findUnfit, malformed, nameField, type Result, refuse } from '@haggle/engine';
import type { Limits } from './limits.ts';

/** How JSON from outside may be built, and what it is called as a whole. */
export type Bounds = Pick<Limits, 'depth' | 'values'> & { readonly whole: string };

/**
 * Reads JSON from outside. Refused `bad-json` when it is none, `malformed` when it is nested deeper than `depth`,
 * holds more than `values` values or names an object's own machinery as a key.
 */
export function readJson(text: string, { depth, values, whole }: Bounds): Result<unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('bad-json');
  }
  // No value takes less than a character and what parts it from the next: few texts need to be counted.
  if (text.length >= 2 * values && holdsMore(value, values))
    return malformed(whole, `more than ${values} values`);
  const unfit = findUnfit(value, depth);
  return unfit ? malformed(nameField(unfit.path, whole), unfit.problem) : done(value);
}

/** Whether there are more values than so many: a schema looks at each, and has a word to say on each wrong one. */
function holdsMore(value: unknown, most: number): boolean {
  const waiting = [value];
  for (let count = 1; waiting.length > 0; ) {
    const next = waiting.pop();
    const parts = typeof next === 'object' && next !== null ? Object.values(next) : [];
    count += parts.length;
    if (count > most) return true;
    for (const part of parts) waiting.push(part);
  }
  return false;
}
