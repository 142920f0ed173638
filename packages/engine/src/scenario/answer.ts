import type { Refusal, SpokenRefusal } from '../refusal.ts';

/**
 * The clause above a lettered one: `AC-28.3` for `AC-28.3a`; a clause without a letter is its own base.
 */
export function baseOf(clause: string): string {
  return clause.replace(/(?<=[\dA-Z])[a-z]+$/, '');
}

/** Whether two clause ids name the same clause, or one of them is the base of the other. */
export function isSameClause(one: string, other: string): boolean {
  return one === other || baseOf(one) === other || one === baseOf(other);
}

/** Whether a refusal is the one expected, by its code or its clause. */
export function answers(refusal: Refusal, expected: string): boolean {
  if (refusal.code === expected) return true;
  return refusal.clause !== undefined && isSameClause(refusal.clause, expected);
}

/** A refusal in one line: `not-held (AC-28.3): You do not hold …`. */
export function describe({ code, clause, message }: SpokenRefusal): string {
  return `${code}${clause ? ` (${clause})` : ''}: ${message}`;
}
