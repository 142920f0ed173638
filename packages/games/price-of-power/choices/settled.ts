import type { Layout, Pieces, Position } from '../state.ts';

const last = new WeakMap<Position['links'], Position>();

/**
 * The board as it was when something on it last changed, the same object until it does: what is remembered of it so
 * holds while money changes hands.
 */
export function settledBoard(position: Position): Layout {
  const before = last.get(position.links);
  if (before && isSameBoard(before, position)) return before;
  last.set(position.links, position);
  return position;
}

function isSameBoard(one: Position, other: Position): boolean {
  const { seats, ...map } = one;
  const { seats: others, ...otherMap } = other;
  const ids = Object.keys(seats);
  return (
    isSame(map, otherMap) &&
    ids.length === Object.keys(others).length &&
    ids.every((id) => isSame(piecesOf(one, id), piecesOf(other, id)))
  );
}

function piecesOf({ seats }: Position, id: string): Partial<Pieces> {
  const realm = Object.hasOwn(seats, id) ? seats[id] : undefined;
  if (realm === undefined) return {};
  const { ducats, administrativePower, diplomaticPower, interest, prestige, ...pieces } = realm;
  return pieces;
}

/** Parts of a position are replaced only when they change. */
function isSame<T extends object>(one: T, other: T): boolean {
  return Object.entries(one).every(([key, part]) => part === other[key as keyof T]);
}
