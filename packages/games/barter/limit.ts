import type { Options, PublicSeat } from './state.ts';

/**
 * How many commodities a seat may keep for the next turn (rules clauses AC-31.71, MC-12); null: any number. What it
 * has taken from another hand since trading ended comes on top: cities are attacked when surplus has been given up.
 */
export function handLimitOf(
  { handLimit }: Pick<Options, 'handLimit'>,
  seat: PublicSeat | undefined,
): number | null {
  return handLimit === null ? null : handLimit + (seat?.taken ?? 0);
}
