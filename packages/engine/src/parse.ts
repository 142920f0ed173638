import type { z } from 'zod';
import { done, malformed, type Result } from './refusal.ts';

/** Checks a value from outside against a schema; refused `malformed` with the first wrong field's path. */
export function parseWith<T>(schema: z.ZodType<T>, input: unknown): Result<T> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return done(parsed.data);
  const issue = parsed.error.issues[0];
  const path = issue ? issue.path.map(String) : [];
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const field = [...path, ...(unknown === undefined ? [] : [unknown])].join('.') || 'command';
  return malformed(
    field,
    unknown === undefined ? (issue?.message ?? 'wrong shape') : 'unknown field',
  );
}
