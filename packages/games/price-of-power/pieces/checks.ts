import { malformed } from '@haggle/engine';
import { type Refused, refuseBy } from '../desk.ts';
import { hasVacancy } from '../map/moves.ts';
import { isArea, isDistantArea, isProvince, nodeOf, zoneOf } from '../map/places.ts';
import { MOST_MERCHANTS, type Position, SUPPLY } from '../state.ts';
import { findMoved } from './finding.ts';
import { hasOwner, isSingle, type Piece, type PieceCommand, type PieceMove } from './piece.ts';
import { movePiece } from './placing.ts';
import { checkSupply } from './supply.ts';

type Kind = Piece['what'];

const MISSING = 'it is missing';

/** Where each kind of piece can lie, and what is wrong elsewhere. */
const GROUNDS: Readonly<Record<Kind, readonly [(id: string) => boolean, string]>> = {
  town: [isProvince, 'no such Province'],
  vassal: [isProvince, 'no such Province'],
  occupation: [isProvince, 'no such Province'],
  influence: [(id) => isArea(id) && !isDistantArea(id), 'no Area of the main map'],
  claim: [isArea, 'no such Area'],
  dnpr: [(id) => isArea(id) || isProvince(id), 'no such Area or Province'],
  'light-ship': [(id) => zoneOf(id) !== undefined, 'no such Sea Zone'],
  hostility: [(id) => zoneOf(id) !== undefined, 'no such Sea Zone'],
  merchant: [(id) => id === SUPPLY || nodeOf(id) !== undefined, 'no such Trade Node'],
  expansion: [(id) => nodeOf(id) !== undefined, 'no such Trade Node'],
  pirate: [(id) => nodeOf(id)?.kind === 'maritime', 'no maritime Trade Node'],
};

/** What is wrong with a piece as it was named, whatever lies on the board. */
export function checkPiece({ seats }: Position, command: PieceCommand): Refused | null {
  const { what, at, realm, size, slot, in: place, count } = command;
  const [isGround, problem] = GROUNDS[what];
  if (!isGround(at)) return malformed('at', problem);
  // An occupier may be anybody.
  const isOwned = hasOwner(what) && what !== 'occupation';
  if (isOwned && realm === undefined) return malformed('realm', MISSING);
  if (isOwned && !Object.hasOwn(seats, realm ?? '')) {
    return malformed('realm', 'no realm of this table');
  }
  if (realm !== undefined && !hasOwner(what)) {
    return malformed('realm', 'such a piece belongs to nobody');
  }
  if (size !== undefined && what !== 'town') return malformed('size', 'only towns have one');
  if (slot !== undefined && what !== 'light-ship') return malformed('slot', 'only ships have one');
  if (place !== undefined && what !== 'light-ship') return malformed('in', 'only ships have one');
  if (slot === true && place !== undefined)
    return malformed('slot', 'only ships at sea have slots');
  const isSeveral = count !== undefined && count > 1;
  return isSeveral && isSingle(what) ? malformed('count', 'a place has no more than one') : null;
}

/**
 * Whether a piece, or as many of them as are counted, can be put on the board: it is not there yet, there is room
 * for all (PP-12.3, PP-12.4), and so many are there.
 */
export function checkPlacing(position: Position, piece: Piece): Refused | null {
  return checkSpace(position, piece) ?? checkSupply(position, piece);
}

function checkSpace(position: Position, piece: Piece): Refused | null {
  const { what, at, realm } = piece;
  const { dnpr, expanded, hostile } = position;
  const there = malformed('at', 'there is one already');
  switch (what) {
    case 'town':
      return checkTown(position, piece);
    case 'vassal':
      return checkOwning(position, piece);
    case 'occupation':
      return checkOccupation(position, piece);
    case 'light-ship': {
      const isSlotted = piece.slot !== false && piece.in === null;
      return isSlotted && !hasVacancy(position, at, piece.count) ? refuseSlot(at) : null;
    }
    case 'merchant':
      return checkMerchants(position, piece);
    case 'dnpr':
      return dnpr.includes(at) ? there : null;
    case 'expansion':
      return expanded.includes(at) ? there : null;
    case 'hostility':
      return hostile[realm ?? '']?.includes(at) ? there : null;
    default:
      return null;
  }
}

/** Refused `slot-taken`: every Trade Protection slot of the Sea Zone is taken, or it has none. */
function refuseSlot(zone: string): Refused {
  return refuseBy('slot-taken', { zone });
}

function checkTown(position: Position, piece: Piece): Refused | null {
  const { at, realm, size } = piece;
  for (const [id, { towns }] of Object.entries(position.seats)) {
    const own = id === realm;
    const isSame = size === 'large' ? towns.large.includes(at) : towns.small.includes(at);
    const isThere = towns.small.includes(at) || towns.large.includes(at);
    if (isThere && (!own || isSame)) return malformed('at', 'a town stands there already');
  }
  return checkOwning(position, piece);
}

const OWN = 'nobody occupies a Province of his own';

/** The occupier of a Province takes it by giving up the occupation first. */
function checkOwning({ occupied }: Position, { at, realm }: Piece): Refused | null {
  const occupier = Object.hasOwn(occupied, at) ? occupied[at] : undefined;
  return occupier !== undefined && occupier === realm ? malformed('realm', OWN) : null;
}

function checkOccupation({ seats, occupied }: Position, { at, realm }: Piece): Refused | null {
  if (realm === null) return malformed('realm', MISSING);
  if (occupied[at] === realm) return malformed('at', 'there is one already');
  const own = Object.hasOwn(seats, realm) ? seats[realm] : undefined;
  const held = own === undefined ? [] : [...own.towns.small, ...own.towns.large, ...own.vassals];
  return held.includes(at) ? malformed('realm', OWN) : null;
}

function checkMerchants({ seats }: Position, { at, realm, count }: Piece): Refused | null {
  const merchants = seats[realm ?? '']?.merchants ?? [];
  const data = { realm: realm ?? '', node: at };
  if (merchants.length + count > MOST_MERCHANTS) {
    return refuseBy('merchant-limit', { ...data, what: 'most' });
  }
  const isTaken = isHeld(merchants, at) || (count > 1 && at !== SUPPLY);
  return isTaken ? refuseBy('merchant-limit', data) : null;
}

function isHeld(merchants: readonly { readonly node: string }[], node: string): boolean {
  return node !== SUPPLY && merchants.some((merchant) => merchant.node === node);
}

/** Whether a host's move can be made: a piece is there, it goes to a place of its kind, and there is room. */
export function checkMove(position: Position, move: PieceMove): Refused | null {
  const { what, realm, from, to, slot, laid } = move;
  const own = Object.hasOwn(position.seats, realm) ? position.seats[realm] : undefined;
  if (own === undefined) return malformed('realm', 'no realm of this table');
  const [isGround, problem] = GROUNDS[what];
  if (!isGround(from)) return malformed('from', problem);
  if (!isGround(to)) return malformed('to', problem);
  if (what === 'merchant') {
    if (slot !== null) return malformed('slot', 'only ships have one');
    const moved = own.merchants.find(({ node }) => node === from);
    if (moved === undefined) return malformed('from', 'no such piece there');
    if (laid === true && to === SUPPLY) return malformed('laid', 'in the supply all stand');
    if (from === to) {
      return laid === undefined || laid === moved.laid
        ? malformed('to', 'it is there already')
        : null;
    }
    return isHeld(own.merchants, to) ? refuseBy('merchant-limit', { realm, node: to }) : null;
  }
  if (laid !== undefined) return malformed('laid', 'only Merchants are laid down');
  if (findMoved(position, realm, from) === undefined) {
    return malformed('from', 'no such piece there');
  }
  const arrived = movePiece(position, { ...move, slot: false });
  return slot === true && !hasVacancy(arrived, to) ? refuseSlot(to) : null;
}
