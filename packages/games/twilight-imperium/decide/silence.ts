import { type Refused, refuseBy } from '../desk.ts';
import { isSilenced } from '../effects/notes-in-play.ts';
import type { State } from '../state.ts';

/** Refused `banned` for a seat whose Political Secret was played on the agenda. */
export function checkSilence(state: State, seat: string): Refused | null {
  const effect = 'political-secret';
  return isSilenced(state, seat) ? refuseBy('banned', { effect }, `TI-X.${effect}`) : null;
}
