import { createHash } from 'node:crypto';

/** Tells commands apart: the same for the same command, however its fields were ordered. */
export function digestOf(command: unknown): string {
  return createHash('sha256').update(canonical(command)).digest('base64url').slice(0, 22);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
