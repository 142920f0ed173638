import { areaOf } from '../../map/places.ts';
import type { SeatView, ShipMove, View } from '../../view.ts';

/** A place of a chain with how much of the realm's own holds it; null where nothing is needed. */
export type Link = { readonly place: string; readonly held: number | null };

/** How many pieces of a realm hold a place of a chain: towns, Vassals, Influence and ships. */
export function presenceAt(seat: SeatView, place: string): number {
  const provinces = [...seat.towns.small, ...seat.towns.large, ...seat.vassals];
  const inArea = provinces.filter((province) => areaOf(province) === place).length;
  const influence = seat.influence.filter((area) => area === place).length;
  const ships = seat.lightShips.filter(
    ({ zone, in: where }) => zone === place && where !== 'port',
  ).length;
  return inArea + influence + ships;
}

/**
 * The chain from a node to the capital, place by place. The first place needs nothing where it is the Area
 * of an inland node, which `exempt` names.
 */
export function linksOf(
  view: View,
  realm: string,
  node: string,
  exempt: string | null,
): readonly Link[] {
  const seat = view.seats[realm];
  const path = view.eligible[realm]?.[node]?.path ?? [];
  if (!seat) return [];
  const home = seat.capital === null ? undefined : areaOf(seat.capital);
  return path.map((place) => ({
    place,
    held: place === exempt || place === home ? null : presenceAt(seat, place),
  }));
}

/** The place of a chain that is lost first: held by one piece alone. Null where every place has more. */
export function weakLink(links: readonly Link[]): string | null {
  return links.find(({ held }) => held === 1)?.place ?? null;
}

/** A realm after one of its ships has moved. */
export function withMove(seat: SeatView, { from, to, fromPort, slot }: ShipMove): SeatView {
  const fits = ({ zone, in: where }: SeatView['lightShips'][number]) =>
    zone === from && (fromPort === true ? where === 'port' : where !== 'port');
  const loose = seat.lightShips.findIndex((ship) => fits(ship) && !ship.slot);
  const at = loose >= 0 ? loose : seat.lightShips.findIndex(fits);
  if (at < 0) return seat;
  const moved = { zone: to, slot: slot !== false };
  return {
    ...seat,
    lightShips: seat.lightShips.map((ship, index) => (index === at ? moved : ship)),
  };
}
