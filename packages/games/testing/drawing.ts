import { type Random, shuffle, type Viewer } from '@haggle/engine';

/** One of a list by chance; nothing of an empty one. */
export function oneOf<T>(list: readonly T[], random: Random): T | undefined {
  return list[random(Math.max(1, list.length))];
}

/** Two seats besides the viewer, by chance; null where there are no two. */
export function twoOthers(
  { ids }: { readonly ids: readonly string[] },
  viewer: Viewer,
  random: Random,
): readonly [string, string] | null {
  const others = ids.filter((id) => id !== viewer);
  const [one, other] = shuffle(others, random);
  return one === undefined || other === undefined ? null : [one, other];
}
