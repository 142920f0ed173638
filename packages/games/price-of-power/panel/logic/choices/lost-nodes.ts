import { findConnections } from '../../../map/connection.ts';
import { moveShip } from '../../../map/moves.ts';
import type { ChoiceView, View } from '../../../view.ts';

/** The nodes to which a realm is connected and is no more once the ship of its choice has moved, by their ids. */
export function lostNodes(view: View, realm: string, { ship }: ChoiceView): readonly string[] {
  const after = ship === null ? view : moveShip(view, realm, ship);
  const seat = after.seats[realm];
  if (ship === null || seat === undefined) return [];
  const left = findConnections(after, seat);
  return Object.keys(view.eligible[realm] ?? {}).filter((node) => !Object.hasOwn(left, node));
}
