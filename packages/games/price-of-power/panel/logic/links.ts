import { isLinking } from '../../map/connection.ts';
import { areaOf } from '../../map/places.ts';
import type { Position, Realm } from '../../state.ts';

/** A place of a chain with how much of the realm's own holds it; null where nothing is needed. */
export type Link = { readonly place: string; readonly held: number | null };

type Reading = Pick<Position['options'], 'fleetLinks'>;

/** A chain from a node to the capital, the Area in it that needs nothing, and whether ships of the Fleet link. */
type Chain = {
  readonly path: readonly string[];
  readonly exempt: string | null;
  readonly options: Reading;
};

/** How many pieces of a realm hold a place of a chain: towns, Vassals, Influence and ships. */
export function presenceAt(realm: Realm, place: string, options: Reading): number {
  const provinces = [...realm.towns.small, ...realm.towns.large, ...realm.vassals];
  const inArea = provinces.filter((province) => areaOf(province) === place).length;
  const influence = realm.influence.filter((area) => area === place).length;
  const ships = realm.lightShips.filter(
    (ship) => ship.zone === place && isLinking(ship, options),
  ).length;
  return inArea + influence + ships;
}

/**
 * A chain from a node to the capital with how much holds each of its places. Nothing is needed in the
 * capital's Area, nor in the Area of an inland node, which `exempt` names.
 */
export function linksOf(realm: Realm, { path, exempt, options }: Chain): readonly Link[] {
  const home = realm.capital === null ? undefined : areaOf(realm.capital);
  return path.map((place) => ({
    place,
    held: place === exempt || place === home ? null : presenceAt(realm, place, options),
  }));
}

/** The place of a chain that is lost first: held by one piece alone. Null where every place has more. */
export function weakLink(links: readonly Link[]): string | null {
  return links.find(({ held }) => held === 1)?.place ?? null;
}
