import type { PieceKind } from '../../../commands.ts';
import { areaOf } from '../../../map/places.ts';
import { hasOwner, isSingle } from '../../../pieces/piece.ts';
import type { Size } from '../../../state.ts';
import type { View } from '../../../view.ts';
import type { Place } from '../../board-context.ts';
import { holdingsOf } from '../map/pieces.ts';

/** What can lie at a place of each kind. */
export const KINDS_AT: Readonly<Record<Place['kind'], readonly PieceKind[]>> = {
  node: ['merchant', 'pirate', 'expansion'],
  zone: ['light-ship', 'hostility'],
  province: ['town', 'vassal', 'influence', 'claim', 'occupation', 'dnpr'],
};

const IN_AREAS: ReadonlySet<PieceKind> = new Set(['influence', 'claim']);

/** What the host fills in about a piece. */
export type PieceDraft = {
  readonly what: PieceKind;
  readonly place: Place;
  readonly realm: string;
  readonly size: Size;
  readonly slot: boolean;
  readonly count: number;
};

/** What was typed as a number of pieces: a whole number, and one at least. */
export function readCount(typed: number): number {
  return Math.max(1, Math.trunc(typed || 1));
}

/** Whether a place can have several pieces of a kind that one realm or nobody owns: a node has one Merchant of each. */
export function hasSeveral(what: PieceKind): boolean {
  return !isSingle(what) && what !== 'merchant';
}

/** The first realm that has a town or Vassal in a province, a Merchant at a node, or a ship in a Sea Zone. */
export function realmAt(
  view: Pick<View, 'seats' | 'occupied'>,
  { kind, id }: Place,
): string | undefined {
  if (kind === 'province') return holdingsOf(view).get(id)?.realm;
  return Object.entries(view.seats).find(([, { merchants, lightShips }]) =>
    kind === 'node'
      ? merchants.some(({ node }) => node === id)
      : lightShips.some(({ zone }) => zone === id),
  )?.[0];
}

/** The command that places or removes a piece as it was filled in. */
export function pieceCommand(
  type: 'place' | 'remove',
  { what, place, realm, size, slot, count }: PieceDraft,
) {
  const at = IN_AREAS.has(what) ? (areaOf(place.id) ?? place.id) : place.id;
  return {
    type,
    what,
    at,
    ...(hasOwner(what) && { realm }),
    ...(what === 'town' && { size }),
    ...(what === 'light-ship' && !slot && { slot }),
    ...(hasSeveral(what) && count > 1 && { count }),
  };
}
