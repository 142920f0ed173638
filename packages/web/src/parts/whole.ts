/** What was typed as a whole number of 0 to `most`. */
export function wholeWithin(typed: number, most: number): number {
  return Math.min(most, Math.max(0, Math.trunc(typed)));
}
