import { commodityValueOf } from '../effects/value.ts';

type Valued = { readonly faction: string; readonly relics: readonly string[] };

/**
 * What another tool's commodity value tells of a seat: its space stations, one for each that neither the
 * faction's sheet nor Dynamis Core explains. Nothing where the tool says none, or less than these two.
 */
export function stationsOf(seat: Valued, total: number | undefined): { spaceStations?: number } {
  const spaceStations = (total ?? 0) - commodityValueOf({ ...seat, spaceStations: 0 });
  return total === undefined || spaceStations < 0 ? {} : { spaceStations };
}
