import { findConnections, isLinking } from '../../../map/connection.ts';
import { exemptOf } from '../../../map/graph.ts';
import { areaOf } from '../../../map/places.ts';
import type { Position, Realm } from '../../../state.ts';

/** A place of a chain with how much of the realm's own holds it; null where nothing is needed. */
export type Link = { readonly place: string; readonly held: number | null };

type Reading = Pick<Position['options'], 'fleetLinks'>;

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

/** A chain as it is shown, with the place with which the node is lost; null where no single piece is enough for that. */
export type Chained = { readonly links: readonly Link[]; readonly weak: string | null };

/**
 * Reads the chains of a realm. Nothing is needed in the capital's Area, nor in that of an inland node. What is lost
 * with each place is worked out once for all of them.
 */
export function readChains(
  position: Position,
  realm: Realm,
): (node: string, path: readonly string[]) => Chained {
  const without = new Map<string, ReturnType<typeof findConnections>>();
  const isLostWith = (node: string, place: string): boolean => {
    const left = without.get(place) ?? findConnections(position, realm, place);
    without.set(place, left);
    return !Object.hasOwn(left, node);
  };
  const home = realm.capital === null ? undefined : areaOf(realm.capital);
  return (node, path) => {
    const free = [home, exemptOf(position, node)];
    const links = path.map((place) => ({
      place,
      held: free.includes(place) ? null : presenceAt(realm, place, position.options),
    }));
    const weak = links.find(({ place, held }) => held === 1 && isLostWith(node, place));
    return { links, weak: weak?.place ?? null };
  };
}
