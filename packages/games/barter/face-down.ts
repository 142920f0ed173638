import type { PublicSeat } from './state.ts';

/** How many calamities lie face down before a seat: kept, and not turned up yet. */
export function faceDownOf({
  calamities,
  calamitiesKept = 0,
}: Pick<PublicSeat, 'calamities' | 'calamitiesKept'>): number {
  return calamities === undefined ? calamitiesKept : 0;
}
