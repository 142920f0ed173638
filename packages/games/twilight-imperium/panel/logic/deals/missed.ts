import { ruleOf } from '../../../notes.ts';
import type { View } from '../../../view.ts';

/**
 * The notes of a replenishing that this viewer could play before, still holds, and can play no more: whoever
 * replenished has gone on, and the moment was short.
 */
export function findMissed(
  before: readonly string[],
  { playable = [], hand }: View,
): readonly string[] {
  const held = hand?.promissoryNotes ?? [];
  return before.filter(
    (note) =>
      ruleOf(note)?.trigger === 'replenished' && held.includes(note) && !playable.includes(note),
  );
}
