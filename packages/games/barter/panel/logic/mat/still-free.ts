import type { Slot } from './draft.ts';

/** The laid cards that are still among those that are free, in their order. */
export function stillFree(
  gives: readonly Slot[],
  free: Readonly<Record<string, number>>,
): readonly Slot[] {
  const left: Record<string, number> = { ...free };
  return gives.filter(({ kind }) => {
    const count = left[kind] ?? 0;
    left[kind] = count - 1;
    return count > 0;
  });
}
