import type { Refusal } from '@haggle/engine';
import { direct } from '../decide/board.ts';
import { decide } from '../decide.ts';
import { evolve } from '../evolve.ts';
import type { State } from '../state.ts';

/** A command of a seat, or one that the host has a seat's turn wait for. */
export type Asked = Parameters<typeof decide>[1];

type Change = Parameters<typeof direct>[1];

type Decided = ReturnType<typeof decide>;

const noChance = { now: 0, random: () => 0 };

/** What becomes of a command where chance always draws the first. */
export function ask(state: State, by: string, command: Asked): Decided {
  return decide(state, command, by, noChance);
}

/** The state after commands that the test knows to be taken; throws at a refusal. */
export function after(state: State, by: string, ...commands: readonly Asked[]): State {
  return commands.reduce((now, command) => fold(now, ask(now, by, command)), state);
}

/** Why a command is refused, or `done`. */
export function refusal(state: State, by: string, command: Asked): Refusal | 'done' {
  return refusalOf(ask(state, by, command));
}

/** The same three for the host's changes of the board, which begin at `start` unless told otherwise. */
export function directing(start: State) {
  const attempt = (change: Change, state = start): Decided => direct(state, change, noChance);
  return {
    attempt,
    after: (change: Change, state = start): State => fold(state, attempt(change, state)),
    refusal: (change: Change, state = start) => refusalOf(attempt(change, state)),
  };
}

function fold(state: State, decided: Decided): State {
  if (!decided.ok) throw new Error(`refused: ${JSON.stringify(decided.refusal)}`);
  return decided.value.reduce<State>(evolve, state);
}

function refusalOf(decided: Decided): Refusal | 'done' {
  return decided.ok ? 'done' : decided.refusal;
}
