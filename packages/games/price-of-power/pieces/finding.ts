import { shipToMove } from '../map/moves.ts';
import type { Position, Ship } from '../state.ts';
import type { Piece } from './piece.ts';

/** The piece that is meant, all said, or null where no such piece is. */
export function findPiece(position: Position, piece: Piece): Piece | null {
  const { what, at, realm, count } = piece;
  const own = position.seats[realm ?? ''];
  const isHere = (place: string) => place === at;
  const isFound = (found: boolean | undefined) => (found ? piece : null);
  switch (what) {
    case 'dnpr':
      return isFound(position.dnpr.includes(at));
    case 'expansion':
      return isFound(position.expanded.includes(at));
    case 'pirate':
      return isFound((position.pirates[at] ?? 0) >= count);
    case 'occupation':
      return findOccupation(position, piece);
    case 'hostility':
      return isFound(position.hostile[realm ?? '']?.includes(at));
    case 'light-ship': {
      const ship = findShip(own?.lightShips ?? [], piece);
      return ship ? { ...piece, slot: ship.slot, in: ship.in ?? null } : null;
    }
    case 'merchant':
      return isFound(own?.merchants.some(({ node }) => node === at));
    case 'town':
      return findTown(position, piece);
    case 'influence':
      return isFound((own?.influence.filter(isHere) ?? []).length >= count);
    case 'claim':
      return isFound(own?.claims.includes(at));
    case 'vassal':
      return isFound(own?.vassals.includes(at));
  }
}

function findOccupation({ occupied }: Position, piece: Piece): Piece | null {
  const realm = Object.hasOwn(occupied, piece.at) ? (occupied[piece.at] ?? null) : null;
  const isMeant = realm !== null && (piece.realm === null || piece.realm === realm);
  return isMeant ? { ...piece, realm } : null;
}

function findTown({ seats }: Position, piece: Piece): Piece | null {
  const { small = [], large = [] } = seats[piece.realm ?? '']?.towns ?? {};
  const size = small.includes(piece.at) ? 'small' : large.includes(piece.at) ? 'large' : null;
  const isMeant = size !== null && (piece.size === null || piece.size === size);
  return isMeant ? { ...piece, size } : null;
}

/** The ship that is meant: where it is said to be, else at sea without a slot before one in a slot. */
export function findShip(
  ships: readonly Ship[],
  { at, slot, in: place }: Pick<Piece, 'at' | 'slot' | 'in'>,
): Ship | undefined {
  const there = ships.filter((ship) => ship.zone === at);
  if (place !== null) return there.find((ship) => ship.in === place);
  const atSea = there.filter((ship) => ship.in === undefined);
  if (slot !== null) return atSea.find((ship) => ship.slot === slot);
  return atSea.find((ship) => !ship.slot) ?? atSea[0];
}

/** The ship that a host moves: at sea without a slot first, then with the Fleet, then in port. */
export function findMoved({ seats }: Position, realm: string, from: string): Ship | undefined {
  const ships = seats[realm]?.lightShips ?? [];
  const atSea = shipToMove(ships, { from }, { shipFromFleet: false });
  const moored = ships.filter((ship) => ship.zone === from && ship.in !== undefined);
  return atSea ?? moored.find((ship) => ship.in === 'fleet') ?? moored[0];
}
