/**
 * The order of two texts by the numbers of their letters, which is the same on every machine: a number below 0,
 * 0 or above it, as sorting asks for.
 */
export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
