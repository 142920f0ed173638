import type { SeatView } from '../../view.ts';

export const FIGURES = [
  'ducats',
  'administrativePower',
  'diplomaticPower',
  'interest',
  'prestige',
  'baseTax',
] as const;
export type Figure = (typeof FIGURES)[number];

/** What the ledger tells of a realm. */
export function figuresOf(seat: SeatView): Readonly<Record<Figure, number>> {
  const { ducats, administrativePower, diplomaticPower, interest, prestige, baseTax } = seat;
  return { ducats, administrativePower, diplomaticPower, interest, prestige, baseTax };
}
