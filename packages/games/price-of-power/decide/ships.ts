import { type Refused, refuseBy } from '../desk.ts';
import { hasVacancy, reachOf, shipToMove, slottedOf } from '../map/moves.ts';
import type { Position } from '../state.ts';
import type { ShipMove } from '../view.ts';

/**
 * Whether a ship may be moved so in a Trade Action (PP-TA): it is there, gets there, and displaces an
 * opponent's ship only where every slot is taken (PP-12.3). Who insists on a slot must find one free.
 */
export function checkShipMove(position: Position, by: string, move: ShipMove): Refused | null {
  const { to, slot, displaces } = move;
  const ships = position.seats[by]?.lightShips ?? [];
  const ship = shipToMove(ships, move, position.options);
  if (ship === undefined || !reachOf(position, by, move).includes(to)) return refuseMove(move);
  const isFree = hasVacancy(position, to);
  if (displaces === undefined) {
    return slot === true && !isFree ? refuseBy('slot-taken', { zone: to }) : null;
  }
  if (isFree) return refuseBy('slot-free', { zone: to });
  const rival = Object.hasOwn(position.seats, displaces) ? position.seats[displaces] : undefined;
  const target = displaces === by ? [] : slottedOf(rival?.lightShips ?? [], to);
  return target.length === 0 ? refuseMove(move) : null;
}

function refuseMove({ from, to }: ShipMove): Refused {
  return refuseBy('ship-move', { from, to });
}
