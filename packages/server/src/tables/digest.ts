import { hash } from 'node:crypto';

/** Tells commands apart: the same for the same command, however its fields were ordered. */
export function digestOf(command: unknown): string {
  return hash('sha256', canonical(command), 'base64url').slice(0, 22);
}

/** JSON with its fields in an order of their own; digests made of it are kept in stores. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const fields = value as Readonly<Record<string, unknown>>;
  const written = orderKeys(fields).map(
    (key) => `${JSON.stringify(key)}:${canonical(fields[key])}`,
  );
  return `{${written.join()}}`;
}

/** Whole numbers come first, by their size (as in every object), then the others by their letters. */
function orderKeys(fields: Readonly<Record<string, unknown>>): readonly string[] {
  const keys = Object.keys(fields);
  const numbers = keys.findIndex((key) => !isIndex(key));
  if (numbers <= 0) return numbers === 0 ? keys.sort() : keys;
  return [...keys.slice(0, numbers), ...keys.slice(numbers).sort()];
}

function isIndex(key: string): boolean {
  return /^(?:0|[1-9]\d{0,9})$/.test(key) && Number(key) < 2 ** 32 - 1;
}
