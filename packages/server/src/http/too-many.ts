import type { Context } from 'hono';
import { wholeSeconds } from '../limits/rates.ts';
import type { Env } from './caller.ts';
import { serverProblem } from './problem.ts';

/** The answer to one who asks too often; `wait` in seconds. */
export function tooMany(c: Context<Env>, wait: number): Response {
  const seconds = wholeSeconds(wait);
  c.header('retry-after', String(seconds));
  return serverProblem(c, 'too-many', { seconds });
}
