import type { Context } from 'hono';
import type { Env } from './caller.ts';

/** Answers with JSON that is written out already. */
export function sendReadyMade(c: Context<Env>, json: string): Response {
  return c.body(json, 200, { 'content-type': 'application/json' });
}
