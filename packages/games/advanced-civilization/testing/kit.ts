import { makeKit } from '../../barter/testing/kit.ts';
import { game } from '../game.ts';
import { rulebook } from '../rulebook.ts';

/** What the common suite needs to try the game. */
export const kit = {
  ...makeKit(game, rulebook),
  // The honour game, and with it a misdeal, is Mega Civilization's.
  never: ['misdealt'],
};
