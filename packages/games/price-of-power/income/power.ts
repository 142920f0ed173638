import type { KeyProvince, Line } from '../data/cards.ts';
import { zonesAt } from '../map/graph.ts';
import { slottedOf } from '../map/moves.ts';
import type { Layout, Pieces } from '../state.ts';

/** Trade Power and what it is made of. */
export type Power = {
  readonly merchant: number;
  readonly keyProvinces: number;
  readonly lightShips: number;
  readonly total: number;
};

/**
 * Whether a realm Owns a province: a town of its own stands there, and neither an occupier's nor a vassal's
 * token lies on it. For the connection such a town counts all the same (PP-12.2).
 */
function owns(position: Layout, realm: string, province: string): boolean {
  const pieces = position.seats[realm];
  if (pieces === undefined || Object.hasOwn(position.occupied, province)) return false;
  const { small, large } = pieces.towns;
  if (!small.includes(province) && !large.includes(province)) return false;
  return Object.values(position.seats).every(({ vassals }) => !vassals.includes(province));
}

/** The Key Provinces of a line that a realm Owns (PP-12.5). */
export function ownedOf(position: Layout, realm: string, line: Line): readonly KeyProvince[] {
  return line.keyProvinces.filter(({ province }) => owns(position, realm, province));
}

/** The realm's ships in Trade Protection slots of the zones, in the order of the zones; zones without are left out. */
export function shipsIn(
  pieces: Pieces | undefined,
  zones: readonly string[],
): readonly { readonly zone: string; readonly ships: number }[] {
  const ships = pieces?.lightShips ?? [];
  return zones
    .map((zone) => ({ zone, ships: slottedOf(ships, zone).length }))
    .filter(({ ships }) => ships > 0);
}

/** Whether a realm has a Merchant at this node, upright or laid; false for what is no realm of the table. */
export function hasMerchantAt(position: Layout, realm: string, node: string): boolean {
  return position.seats[realm]?.merchants.some((merchant) => merchant.node === node) ?? false;
}

/**
 * A realm's Trade Power in a node: 1 for a Merchant there, the Key Provinces it Owns where a line is given
 * (a secondary node has none), 1 for each ship in a slot of an adjacent zone (PP-12.5).
 */
export function powerAt(
  position: Layout,
  realm: string,
  { node, line }: { readonly node: string; readonly line?: Line },
): Power {
  const merchant = hasMerchantAt(position, realm, node) ? 1 : 0;
  const owned = line === undefined ? [] : ownedOf(position, realm, line);
  const keyProvinces = owned.reduce((sum, { power }) => sum + power, 0);
  const lightShips = shipsIn(position.seats[realm], zonesAt(position, node)).reduce(
    (sum, { ships }) => sum + ships,
    0,
  );
  return { merchant, keyProvinces, lightShips, total: merchant + keyProvinces + lightShips };
}
