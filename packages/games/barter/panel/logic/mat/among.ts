import { type Bag, bagOf } from '@haggle/engine';

/** For each of these kinds in their order, whether it is one of those in a bag: of more copies than it has, the first. */
export function areAmong(kinds: readonly string[], bag: Bag): readonly boolean[] {
  const left: Record<string, number> = { ...bag };
  return kinds.map((kind) => {
    const count = left[kind] ?? 0;
    left[kind] = count - 1;
    return count > 0;
  });
}

/** These kinds without so many copies of each as `taken` has, the first ones. */
export function without(kinds: readonly string[], taken: readonly string[]): readonly string[] {
  const isTaken = areAmong(kinds, bagOf(taken));
  return kinds.filter((_, at) => !isTaken[at]);
}
