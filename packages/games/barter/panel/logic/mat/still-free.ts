import type { Bag } from '@haggle/engine';
import { areAmong } from './among.ts';
import type { Slot } from './draft.ts';

/** The laid cards that are still among those that are free, in their order. */
export function stillFree(gives: readonly Slot[], free: Bag): readonly Slot[] {
  const isFree = areAmong(
    gives.map(({ kind }) => kind),
    free,
  );
  return gives.filter((_, at) => isFree[at]);
}
