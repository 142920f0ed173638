import type { Options, PublicSeat } from './state.ts';

/**
 * How many commodities a seat may keep for the next turn (rules clauses AC-31.71, MC-12); null: any number. The host may
 * have set it for this seat. What it has taken from another hand since trading ended comes on top: cities are attacked
 * when surplus has been given up.
 */
export function handLimitOf(
  options: Pick<Options, 'handLimit'>,
  seat: PublicSeat | undefined,
): number | null {
  const limit = seat?.handLimit ?? options.handLimit;
  return limit === null ? null : limit + (seat?.taken ?? 0);
}
