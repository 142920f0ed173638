import { tradeOf } from '../affordances.ts';
import type { Command } from '../commands.ts';
import { decide } from '../decide.ts';
import { evolve } from '../evolve.ts';
import { see } from '../sight.ts';
import type { Position, State } from '../state.ts';
import type { ChoiceView } from '../view.ts';

const noChance = { now: 0, random: () => 0 };

/** A table with this position where the active realm has just turned the cards up. */
export function revealedAt(position: Position, revealed: readonly string[]): State {
  const opened = evolve(null, {
    type: 'opened',
    position,
    deck: revealed,
    aside: [],
    discovered: [],
  });
  return evolve(opened, { type: 'revealed', seat: position.active, cards: revealed });
}

/** What comes of a command: the next state, or the code of the refusal. */
export function play(state: State, command: Command, by: string): State | string {
  const decided = decide(state, command, by, noChance);
  return decided.ok ? decided.value.reduce<State>(evolve, state) : decided.refusal.code;
}

/** Plays a choice and ranks equals so, where that is asked; the state after it, or a refusal's code. */
export function playOut(
  state: State,
  choice: ChoiceView,
  order: readonly string[] | undefined,
): State | string {
  const { active } = state.position;
  const traded = play(state, tradeOf(see(state, active), active, choice), active);
  if (typeof traded === 'string' || order === undefined) return traded;
  return play(traded, { type: 'rank', order: [...order] }, active);
}
