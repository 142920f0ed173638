import type { Position, Realm, Ship } from '../state.ts';
import type { ShipMove } from '../view.ts';
import { graphOf, neighborsOf } from './graph.ts';
import { zoneOf } from './places.ts';

/** How many ships hold a Trade Protection slot of a Sea Zone. */
export function countSlotted({ seats }: Pick<Position, 'seats'>, zone: string): number {
  return Object.values(seats).reduce((sum, realm) => sum + slottedOf(realm, zone).length, 0);
}

/** A realm's ships in slots of a Sea Zone. */
export function slottedOf({ lightShips }: Realm, zone: string): readonly Ship[] {
  return lightShips.filter((ship) => ship.zone === zone && ship.slot);
}

/** Whether a Sea Zone has a vacant Trade Protection slot (PP-12.3). */
export function hasVacancy(position: Pick<Position, 'seats'>, zone: string): boolean {
  return countSlotted(position, zone) < (zoneOf(zone)?.slots ?? 0);
}

/** The ship that a move takes: from port or at sea, one without a slot first; undefined where none is. */
export function shipToMove(
  realm: Realm,
  { from, fromPort = false }: Pick<ShipMove, 'from' | 'fromPort'>,
  { shipFromFleet }: Pick<Position['options'], 'shipFromFleet'>,
): Ship | undefined {
  const there = realm.lightShips.filter((ship) => ship.zone === from);
  if (fromPort) return there.find((ship) => ship.in === 'port');
  const atSea = there.filter((ship) => ship.in === undefined);
  const inFleet = shipFromFleet ? there.filter((ship) => ship.in === 'fleet') : [];
  return atSea.find((ship) => !ship.slot) ?? atSea[0] ?? inFleet[0];
}

/**
 * The Sea Zones that a realm's ship can reach: at most two spaces, the first of them its own zone when
 * it leaves a port; into no hostile zone, no further once it has entered a distant one (Trade Action).
 */
export function reachOf(
  position: Position,
  realm: string,
  { from, fromPort = false }: Pick<ShipMove, 'from' | 'fromPort'>,
): readonly string[] {
  const hostile = Object.hasOwn(position.hostile, realm) ? (position.hostile[realm] ?? []) : [];
  const { zones } = graphOf(position);
  const enter = (list: readonly string[]) => list.filter((zone) => !hostile.includes(zone));
  const first = enter(fromPort ? [from] : neighborsOf(zones, from));
  const goOn = first.filter((zone) => zoneOf(zone)?.distant !== true);
  const second = goOn.flatMap((zone) => enter(neighborsOf(zones, zone)));
  const reached = new Set([...first, ...second]);
  if (!fromPort) reached.delete(from);
  return [...reached].sort();
}

/**
 * Every move of one Light Ship that a realm can make in a Trade Action, sorted by `from` and `to`, out of
 * a port last. It takes a free slot; in a full zone it lies without one or displaces an opponent's ship.
 */
export function findShipMoves(position: Position, realm: string): readonly ShipMove[] {
  const pieces = position.seats[realm];
  if (pieces === undefined) return [];
  const froms = [...new Set(pieces.lightShips.map(({ zone }) => zone))].sort();
  const starts = froms.flatMap((from) => [{ from }, { from, fromPort: true }]);
  return starts
    .filter((start) => shipToMove(pieces, start, position.options) !== undefined)
    .flatMap((start) => reachOf(position, realm, start).map((to) => ({ ...start, to })))
    .flatMap((move): readonly ShipMove[] => [
      move,
      ...findDisplaceable(position, realm, move.to).map((displaces) => ({ ...move, displaces })),
    ])
    .toSorted((one, other) => compare(one.from, other.from) || compare(one.to, other.to));
}

/** The opponents that a ship entering the zone can displace: only where no slot is vacant (PP-12.3). */
export function findDisplaceable(
  position: Position,
  realm: string,
  zone: string,
): readonly string[] {
  if (hasVacancy(position, zone)) return [];
  return Object.entries(position.seats)
    .filter(([id, pieces]) => id !== realm && slottedOf(pieces, zone).length > 0)
    .map(([id]) => id)
    .sort();
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The position after a ship's move; the move must be one of `findShipMoves`, or that with `slot: false`. */
export function moveShip(position: Position, realm: string, move: ShipMove): Position {
  const pieces = position.seats[realm];
  const ship = pieces && shipToMove(pieces, move, position.options);
  if (pieces === undefined || ship === undefined) return position;
  const cleared =
    move.displaces === undefined ? position : displace(position, move.displaces, move.to);
  const slot = move.slot !== false && hasVacancy(cleared, move.to);
  const rest = withoutOne(pieces.lightShips, ship);
  const lightShips = sortShips([...rest, { zone: move.to, slot }]);
  return { ...cleared, seats: { ...cleared.seats, [realm]: { ...pieces, lightShips } } };
}

function displace(position: Position, realm: string, zone: string): Position {
  const pieces = position.seats[realm];
  const ship = pieces && slottedOf(pieces, zone)[0];
  if (pieces === undefined || ship === undefined) return position;
  const lightShips = sortShips([...withoutOne(pieces.lightShips, ship), { zone, slot: false }]);
  return { ...position, seats: { ...position.seats, [realm]: { ...pieces, lightShips } } };
}

function withoutOne(ships: readonly Ship[], ship: Ship): readonly Ship[] {
  const at = ships.indexOf(ship);
  return ships.filter((_, index) => index !== at);
}

/** Ships by zone, those in slots first, then at sea, with the Fleet, in port. */
export function sortShips(ships: readonly Ship[]): readonly Ship[] {
  const rank = ({ slot, in: place }: Ship) => `${slot ? 0 : 1}${place ?? ''}`;
  return ships.toSorted(
    (one, other) => compare(one.zone, other.zone) || compare(rank(one), rank(other)),
  );
}
