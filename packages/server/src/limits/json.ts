import { done, malformed, type Result, refuse } from '@haggle/engine';
import type { Limits } from './limits.ts';

/** How much JSON from outside may hold, and what it is called as a whole. */
export type Bounds = Pick<Limits, 'values'> & { readonly whole: string };

/**
 * Reads JSON from outside, which is for `parseWith`: how it is built is looked at there. Refused `bad-json` when it is
 * none, `malformed` when it holds more than `values` values.
 */
export function readJson(text: string, { values, whole }: Bounds): Result<unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('bad-json');
  }
  // No value takes less than a character and what parts it from the next: few texts need to be counted.
  if (text.length >= 2 * values && holdsMore(value, values))
    return malformed(whole, `more than ${values} values`);
  return done(value);
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
