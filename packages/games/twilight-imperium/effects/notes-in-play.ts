import { partsOf } from '../notes.ts';
import type { State } from '../state.ts';

/** Whether a note of this kind lies in the seat's play area. */
export function hasInPlay({ seats }: Pick<State, 'seats'>, seat: string, kind: string): boolean {
  return seats[seat]?.playArea.some((note) => partsOf(note).kind === kind) ?? false;
}

/**
 * Political Secret: until the agenda is resolved its owner plays no action cards and uses no optional
 * faction abilities.
 */
export function isSilenced({ seats }: Pick<State, 'seats'>, owner: string): boolean {
  return Object.values(seats).some(({ playArea }) =>
    playArea.includes(`${owner}/political-secret`),
  );
}

/** The effect that keeps Mentak from pillaging this seat: Political Secret or Promise of Protection. */
export function findShield(
  state: Pick<State, 'seats'>,
  by: string,
  target: string,
): 'political-secret' | 'mentak-pop' | undefined {
  if (isSilenced(state, by)) return 'political-secret';
  const playArea = state.seats[target]?.playArea ?? [];
  return playArea.includes(`${by}/promise-of-protection`) ? 'mentak-pop' : undefined;
}
