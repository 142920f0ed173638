import type { State } from './state.ts';

/** The seats that are part of the game, in their order: who is eliminated is no more (living rules reference, rule 33). */
export function livingOf({ seats }: Pick<State, 'seats'>): readonly string[] {
  return Object.keys(seats).filter((seat) => !isEliminated({ seats }, seat));
}

/** Whether a seat is eliminated; false for what is no seat. */
export function isEliminated({ seats }: Pick<State, 'seats'>, seat: string): boolean {
  return seats[seat]?.eliminated === true;
}
