import { LEAST } from '../../../binding.ts';
import type { View } from '../../../view.ts';

/**
 * Whether a seat has fewer cards than a side of a deal takes (rules clauses AC-28.41, MC-7.12): it is done then without
 * a word of its own, and stays so.
 */
export function isOutOfTrading(
  { phase, seats }: Pick<View, 'phase' | 'seats'>,
  seat: string | null,
): boolean {
  const own = seat === null ? undefined : seats[seat];
  return own !== undefined && phase === 'trade' && own.cards < LEAST;
}
