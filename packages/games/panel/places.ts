/**
 * The places of what is listed, `now` in the order that it has by itself. While somebody points at the list, what
 * was `shown` keeps its place, also what is there no more, and what has come stands below.
 */
export function placesOf(
  now: readonly string[],
  shown: readonly string[],
  isPointedAt: boolean,
): readonly string[] {
  if (!isPointedAt) return now;
  const known = new Set(shown);
  return [...shown, ...now.filter((id) => !known.has(id))];
}
