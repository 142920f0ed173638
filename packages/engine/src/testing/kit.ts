import type { Random } from '../chance.ts';
import type { Actor, AnyGame, Viewer } from '../game.ts';

/**
 * What the common suite needs to know of a game to try it: how to make up tables and commands, what
 * must stay the same while it is played, and which other states look the same to somebody. All of it
 * draws on the given chance alone, so that a run can be told by its seed.
 */
// biome-ignore lint/suspicious/noExplicitAny: a state is known only to its own game
export type Kit<S = any> = {
  readonly game: AnyGame;
  /** A set-up, mostly one that the game accepts. */
  readonly setup: (random: Random) => unknown;
  /** A command that `by` (a seat or the host) might give now: mostly one that is accepted. */
  readonly ask: (state: S, by: Actor, random: Random) => unknown;
  /** What must never change while a table lives, such as how many cards of each kind there are. */
  readonly count: (state: S) => unknown;
  /**
   * Another possible state that differs only in what the viewer may not know: other hidden cards,
   * other offers between others. The same state where there is nothing to change.
   */
  readonly scramble: (state: S, viewer: Viewer, random: Random) => S;
  /**
   * Another set-up that the game accepts too and that, opened by the same chance, shows the viewer the same:
   * it differs only in what he may not know, such as other given hands. The same set-up where there is
   * nothing to change. A game needs it when its set-ups may give hidden things; else a log that tells
   * them is found by nobody.
   */
  readonly conceal?: (setup: unknown, viewer: Viewer, random: Random) => unknown;
  /**
   * Whether the rules let the viewer know all of this event although his view does not keep it, as who
   * saw cards that went back at once. Else his log may tell no more than his view.
   */
  readonly learns?: (event: { readonly type: string }, viewer: Viewer) => boolean;
  /** Types of events that the schema has, but this game never makes. */
  readonly never?: readonly string[];
};
