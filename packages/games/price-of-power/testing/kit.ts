import type { Kit } from '@haggle/engine/testing';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { drawCommand } from './asking.ts';
import { conceal } from './concealing.ts';
import { scramble } from './scrambling.ts';
import { drawSetup } from './tables.ts';

/** What the common suite needs to try the game. */
export const kit: Kit<State> = {
  game,
  setup: drawSetup,
  ask: drawCommand,
  count: countCards,
  scramble,
  conceal,
  // What the host says of the course and the ledgers is told to all: where nobody has acted, a round that ends looks
  // like a turn that begins, and a figure may be corrected to what it is.
  learns: ({ type }) => type === 'round-ended' || type === 'corrected',
};

/** Every Trade Card, wherever it is: each is in exactly one place for ever. */
function countCards({ deck, revealed }: State): readonly string[] {
  return [...deck.cards, ...deck.discard, ...deck.aside, ...revealed].toSorted();
}
