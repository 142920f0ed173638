import { shipToMove } from '../map/moves.ts';
import type { Position, Ship } from '../state.ts';
import { LISTS, type Piece } from './piece.ts';

/** The piece that is meant, all said, or null where no such piece is, or not so many. */
export function findPiece(position: Position, piece: Piece): Piece | null {
  const { what, at, realm, count } = piece;
  const own = position.seats[realm ?? ''];
  const isFound = (found: boolean | undefined) => (found ? piece : null);
  const isThere = (places: readonly string[] = []) =>
    isFound(places.filter((place) => place === at).length >= count);
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
    case 'light-ship':
      return tellShips(piece, findShips(own?.lightShips ?? [], piece));
    case 'merchant':
      return isThere(own?.merchants.map(({ node }) => node));
    case 'town':
      return findTown(position, piece);
    case 'vassal':
    case 'influence':
    case 'claim':
      return isThere(own?.[LISTS[what]]);
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

/** The ships as one piece with their count; where they lie stays open unless they all lie alike. */
function tellShips(piece: Piece, ships: readonly Ship[]): Piece | null {
  const [first] = ships;
  if (first === undefined || ships.length < piece.count) return null;
  const isAlike = ships.every((ship) => ship.slot === first.slot && ship.in === first.in);
  return { ...piece, slot: isAlike ? first.slot : null, in: (isAlike && first.in) || null };
}

/**
 * The ships that are meant, as many as are counted or as there are: where they are said to be, else at sea
 * without a slot, then in slots, then with the Fleet, then in port.
 */
export function findShips(
  ships: readonly Ship[],
  { at, slot, in: place, count }: Pick<Piece, 'at' | 'slot' | 'in' | 'count'>,
): readonly Ship[] {
  const there = ships.filter((ship) => ship.zone === at);
  if (place !== null) return there.filter((ship) => ship.in === place).slice(0, count);
  const atSea = there.filter((ship) => ship.in === undefined);
  const loose = atSea.filter((ship) => !ship.slot);
  const slotted = atSea.filter((ship) => ship.slot);
  if (slot !== null) return (slot ? slotted : loose).slice(0, count);
  return [...loose, ...slotted, ...mooredOf(there)].slice(0, count);
}

/** The ships that are not at sea: with the Fleet before in port. */
function mooredOf(ships: readonly Ship[]): readonly Ship[] {
  const fleet = ships.filter((ship) => ship.in === 'fleet');
  return [...fleet, ...ships.filter((ship) => ship.in === 'port')];
}

/** The ship that a host moves: at sea without a slot first, then with the Fleet, then in port. */
export function findMoved({ seats }: Position, realm: string, from: string): Ship | undefined {
  const ships = seats[realm]?.lightShips ?? [];
  const atSea = shipToMove(ships, { from }, { shipFromFleet: false });
  return atSea ?? mooredOf(ships.filter(({ zone }) => zone === from))[0];
}
