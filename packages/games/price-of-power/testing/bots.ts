import { bot } from '../bot.ts';
import { see } from '../sight.ts';
import type { State } from '../state.ts';
import { play } from './playing.ts';

/** What the bot of a seat does; what it leaves to chance falls out against it unless told otherwise. */
export function move(state: State, seat: string, random: (bound: number) => number = () => 1) {
  return bot(see(state, seat), { seat, now: 0, random });
}

/** The state after a command that must not be refused. */
export function next(state: State, command: Parameters<typeof play>[1], by: string): State {
  const after = play(state, command, by);
  if (typeof after === 'string') throw new Error(after);
  return after;
}
