import { isSame } from '../same.ts';

/** Throws unless it holds; the message says what was found and where. */
export function must(holds: boolean, message: () => string): asserts holds {
  if (!holds) throw new Error(message());
}

/** Throws unless the two JSON values are the same. */
export function mustBeSame(one: unknown, other: unknown, what: string): void {
  must(isSame(one, other), () => `${what}: ${show(one)} is not ${show(other)}`);
}

/** Throws unless the two values are the same text, byte for byte. */
export function mustReadSame(one: unknown, other: unknown, what: string): void {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  must(a === b, () => `${what}: ${show(one)} does not read as ${show(other)}`);
}

/** Throws unless the value is plain JSON: what comes back from text is what went in. */
export function mustBeJson(value: unknown, what: string): void {
  const text = JSON.stringify(value);
  must(text !== undefined, () => `${what}: no JSON value at all`);
  mustBeSame(JSON.parse(text), value, `${what} is not plain JSON`);
}

/** A value as the text of a failure tells it, a long one cut off. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 2000 ? `${text.slice(0, 2000)}…` : text;
}
