import { done, findUnfit, malformed, type Result, refuse } from '@haggle/engine';

/** The path to where something is wrong is told as far as a sentence can hold it. */
const LONGEST = 60;

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
