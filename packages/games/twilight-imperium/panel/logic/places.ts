/**
 * The order of what is listed from the oldest: the newest first. While somebody points at the list, what
 * was there keeps its place before what comes.
 */
export function placesOf(
  ids: readonly string[],
  shown: readonly string[],
  isPointedAt: boolean,
): readonly string[] {
  if (!isPointedAt) return ids.toReversed();
  return [
    ...shown.filter((id) => ids.includes(id)),
    ...ids.filter((id) => !shown.includes(id)).toReversed(),
  ];
}
