import { compareTexts } from '@haggle/engine';
import type { Layout, Ship, ShipMove } from '../state.ts';
import { graphOf, neighborsOf } from './graph.ts';
import { zoneOf } from './places.ts';

/** How many ships hold a Trade Protection slot of a Sea Zone. */
export function countSlotted({ seats }: Pick<Layout, 'seats'>, zone: string): number {
  return Object.values(seats).reduce(
    (sum, realm) => sum + slottedOf(realm.lightShips, zone).length,
    0,
  );
}

/** Whether a ship holds a Trade Protection slot: in a port or with the Fleet it holds none (PP-12.3). */
export function isInSlot({ slot, in: place }: Ship): boolean {
  return slot && place === undefined;
}

/** The ships in slots of a Sea Zone. */
export function slottedOf(ships: readonly Ship[], zone: string): readonly Ship[] {
  return ships.filter((ship) => ship.zone === zone && isInSlot(ship));
}

/** Whether a Sea Zone has a vacant Trade Protection slot, or so many of them (PP-12.3). */
export function hasVacancy(position: Pick<Layout, 'seats'>, zone: string, ships = 1): boolean {
  return countSlotted(position, zone) + ships <= (zoneOf(zone)?.slots ?? 0);
}

/** The ship that a move takes: from port or at sea, one without a slot first; undefined where none is. */
export function shipToMove(
  ships: readonly Ship[],
  { from, fromPort = false }: Pick<ShipMove, 'from' | 'fromPort'>,
  { shipFromFleet }: Pick<Layout['options'], 'shipFromFleet'>,
): Ship | undefined {
  const there = ships.filter((ship) => ship.zone === from);
  if (fromPort) return there.find((ship) => ship.in === 'port');
  const atSea = there.filter((ship) => ship.in === undefined);
  const inFleet = shipFromFleet ? there.filter((ship) => ship.in === 'fleet') : [];
  return atSea.find((ship) => !ship.slot) ?? inFleet[0] ?? atSea[0];
}

/**
 * The Sea Zones that a realm's ship can reach: at most two spaces, the first of them its own zone when
 * it leaves a port; into no hostile zone, no further once it has entered a distant one (Trade Action).
 */
export function reachOf(
  position: Layout,
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
export function findShipMoves(position: Layout, realm: string): readonly ShipMove[] {
  const pieces = position.seats[realm];
  if (pieces === undefined) return [];
  const froms = [...new Set(pieces.lightShips.map(({ zone }) => zone))].sort();
  const starts = froms.flatMap((from) => [{ from }, { from, fromPort: true }]);
  return starts
    .filter((start) => shipToMove(pieces.lightShips, start, position.options) !== undefined)
    .flatMap((start) => reachOf(position, realm, start).map((to) => ({ ...start, to })))
    .flatMap((move): readonly ShipMove[] => [
      move,
      ...findDisplaceable(position, realm, move.to).map((displaces) => ({ ...move, displaces })),
    ])
    .toSorted((one, other) => compareTexts(one.from, other.from) || compareTexts(one.to, other.to));
}

/** The opponents that a ship entering the zone can displace: only where no slot is vacant (PP-12.3). */
export function findDisplaceable(position: Layout, realm: string, zone: string): readonly string[] {
  if (hasVacancy(position, zone)) return [];
  return Object.entries(position.seats)
    .filter(([id, pieces]) => id !== realm && slottedOf(pieces.lightShips, zone).length > 0)
    .map(([id]) => id)
    .sort();
}

/** The position after a ship's move; the move must be one of `findShipMoves`, or that with `slot: false`. */
export function moveShip<P extends Layout>(position: P, realm: string, move: ShipMove): P {
  const { to, displaces, slot: wanted = true } = move;
  const ship = shipToMove(position.seats[realm]?.lightShips ?? [], move, position.options);
  const cleared = displaces === undefined ? position : displace(position, displaces, to);
  const slot = wanted && hasVacancy(cleared, to);
  return changeShip(cleared, realm, ship, { zone: to, slot });
}

/** The displaced ship stays in the zone without a slot (reading R-5). */
function displace<P extends Layout>(position: P, realm: string, zone: string): P {
  const ship = slottedOf(position.seats[realm]?.lightShips ?? [], zone)[0];
  return changeShip(position, realm, ship, { zone, slot: false });
}

function changeShip<P extends Layout>(
  position: P,
  realm: string,
  ship: Ship | undefined,
  next: Ship,
): P {
  const pieces = position.seats[realm];
  if (pieces === undefined) return position;
  const lightShips = pieces.lightShips.map((one) => (one === ship ? next : one));
  return { ...position, seats: { ...position.seats, [realm]: { ...pieces, lightShips } } };
}
