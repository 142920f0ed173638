import type { PieceKind } from '../commands.ts';
import type { Berth, Size } from '../state.ts';

/** A piece that a host puts on the board or takes from it, all said. */
export type Piece = {
  readonly what: PieceKind;
  readonly at: string;
  readonly realm: string | null;
  readonly size: Size | null;
  readonly slot: boolean | null;
  readonly in: Berth | null;
  readonly count: number;
};

/** A piece as a command names it. */
export type PieceCommand = {
  readonly what: PieceKind;
  readonly at: string;
  readonly realm?: string | undefined;
  readonly size?: Size | undefined;
  readonly slot?: boolean | undefined;
  readonly in?: Berth | undefined;
  readonly count?: number | undefined;
};

/** A ship or Merchant that a host moves, a Merchant also to where it is: it is laid down or stood up there. */
export type PieceMove = {
  readonly what: 'light-ship' | 'merchant';
  readonly realm: string;
  readonly from: string;
  readonly to: string;
  readonly slot: boolean | null;
  readonly laid?: boolean | undefined;
};

/** Where a realm lists the pieces that are no more than the places that they lie in. */
export const LISTS = { vassal: 'vassals', influence: 'influence', claim: 'claims' } as const;

const SINGLE: ReadonlySet<PieceKind> = new Set([
  'town',
  'dnpr',
  'expansion',
  'occupation',
  'hostility',
]);

/** Whether there is one piece of the kind in a place; of other kinds a realm can have several there. */
export function isSingle(what: PieceKind): boolean {
  return SINGLE.has(what);
}

const NOBODYS: ReadonlySet<PieceKind> = new Set(['pirate', 'expansion', 'dnpr']);

/** Whether pieces of the kind belong to a realm. */
export function hasOwner(what: PieceKind): boolean {
  return !NOBODYS.has(what);
}

/** A piece as it was named; what was not said stays open. */
export function fillPiece(command: PieceCommand): Piece {
  const { what, at, realm = null, size = null, slot = null, in: place = null, count = 1 } = command;
  return { what, at, realm, size, slot, in: place, count };
}

/** A piece that comes to the board: towns are small and ships take slots where nothing else is said. */
export function placedOf(command: PieceCommand): Piece {
  const piece = fillPiece(command);
  if (piece.what === 'town') return { ...piece, size: piece.size ?? 'small' };
  if (piece.what !== 'light-ship') return piece;
  return { ...piece, slot: piece.slot ?? piece.in === null };
}
