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

type Seats = Readonly<Record<string, SeatView>>;

/** By realm, the figures that have changed and by how much; realms without a change are left out. */
export type Changes = Readonly<Record<string, Readonly<Partial<Record<Figure, number>>>>>;

/** What has changed in the ledgers from one view to the next. */
export function changesBetween(before: Seats, after: Seats): Changes {
  return Object.fromEntries(
    Object.entries(after).flatMap(([realm, seat]) => {
      const was = before[realm];
      const changed = was
        ? FIGURES.filter((figure) => seat[figure] !== was[figure]).map(
            (figure) => [figure, seat[figure] - was[figure]] as const,
          )
        : [];
      return changed.length > 0 ? [[realm, Object.fromEntries(changed)]] : [];
    }),
  );
}
