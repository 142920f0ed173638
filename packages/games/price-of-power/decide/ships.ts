import { type Refused, refuseBy } from '../desk.ts';
import { hasVacancy, reachOf, shipToMove, slottedOf } from '../map/moves.ts';
import type { Position, ShipMove } from '../state.ts';

/**
 * Whether a ship may be moved so in a Trade Action (PP-TA): it is there, gets there, and displaces an
 * opponent's ship only where every slot is taken (PP-12.3). Who insists on a slot must find one free.
 */
export function checkShipMove(position: Position, by: string, move: ShipMove): Refused | null {
  const { from, to, slot, displaces } = move;
  const what = findHindrance(position, by, move);
  if (what !== null) return refuseBy('ship-move', { what, from, to });
  const isFree = hasVacancy(position, to);
  if (displaces === undefined) {
    return slot === true && !isFree ? refuseBy('slot-taken', { zone: to }) : null;
  }
  if (displaces === by) return refuseBy('ship-move', { what: 'own', from, to });
  if (isFree) return refuseBy('slot-free', { zone: to });
  const rival = Object.hasOwn(position.seats, displaces) ? position.seats[displaces] : undefined;
  const isThere = slottedOf(rival?.lightShips ?? [], to).length > 0;
  return isThere ? null : refuseBy('ship-move', { what: 'rival', from, to, rival: displaces });
}

/** Why no ship goes this way, or null where one does. */
function findHindrance(position: Position, by: string, move: ShipMove): string | null {
  const { from, to, fromPort = false } = move;
  const ships = position.seats[by]?.lightShips ?? [];
  if (shipToMove(ships, move, position.options) === undefined) {
    if (fromPort) return 'no-port';
    return ships.find(({ zone }) => zone === from)?.in ?? 'absent';
  }
  if (reachOf(position, by, move).includes(to)) return null;
  if (from === to && !fromPort) return 'nowhere';
  const hostile = Object.hasOwn(position.hostile, by) ? (position.hostile[by] ?? []) : [];
  return hostile.includes(to) ? 'hostile' : 'far';
}
