import { isEliminated } from '../elimination.ts';
import { COPIERS, OWNERS } from '../lists.ts';
import type { State } from '../state.ts';

/** Whether a seat plays this faction; false for what is no seat, and for who is eliminated. */
export function isFaction({ seats }: Pick<State, 'seats'>, faction: string, seat: string): boolean {
  return seats[seat]?.faction === faction && !isEliminated({ seats }, seat);
}

/**
 * Whether a seat has this effect: its faction does, or what it is to another faction at the table is copied or lent.
 * Agents and breakthroughs go with who is eliminated; copied technologies and commanders stay (living rules
 * reference, rule 33.9).
 */
export function hasEffect({ seats }: Pick<State, 'seats'>, effect: string, seat: string): boolean {
  const owned = Object.hasOwn(OWNERS, effect) ? OWNERS[effect] : undefined;
  if (owned === undefined) return false;
  const { faction, source } = owned;
  if (isFaction({ seats }, faction, seat)) return true;
  const owners = Object.keys(seats).filter((id) =>
    source === 'agent' ? isFaction({ seats }, faction, id) : seats[id]?.faction === faction,
  );
  const isCopier = owners.length > 0 && isFaction({ seats }, COPIERS[source] ?? '', seat);
  // A commander serves whoever has the faction's Alliance in play as well.
  const isLent =
    source === 'commander' &&
    owners.some((owner) => seats[seat]?.playArea.includes(`${owner}/alliance`));
  return isCopier || isLent;
}
