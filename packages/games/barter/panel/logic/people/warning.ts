/** Seconds before the end at which somebody who does not see the clock is told of it. */
const WARNINGS = [10, 30, 60];

/** The last warning that is due with so many milliseconds left; null: none is yet, or time is up. */
export function warningAt(left: number): number | null {
  if (left <= 0) return null;
  return WARNINGS.find((seconds) => left <= seconds * 1000) ?? null;
}
