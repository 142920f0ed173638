import type { Context } from 'hono';
import type { Env } from './caller.ts';
import { serverProblem } from './problem.ts';

/** The answer to one who asks too often; `wait` in seconds. */
export function tooMany(c: Context<Env>, wait: number): Response {
  const seconds = Math.max(1, Math.ceil(wait));
  c.header('retry-after', String(seconds));
  return serverProblem(c, 'too-many', { seconds });
}
