import type { PublicSeat } from './state.ts';

/** How many calamities lie face down before a seat: kept, and not turned up yet. */
export function faceDownOf({
  calamities,
  calamitiesKept = 0,
}: Pick<PublicSeat, 'calamities' | 'calamitiesKept'>): number {
  return calamities === undefined ? calamitiesKept : 0;
}

/** How many commodities all know a seat to hold when trading is over: calamities that were turned up are in no hand any more. */
export function countCommodities(seat: PublicSeat | undefined): number {
  return seat === undefined ? 0 : seat.cards - faceDownOf(seat);
}
