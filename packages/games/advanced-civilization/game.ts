import { makeGame } from '../barter/game.ts';
import { bot } from './bot.ts';
import { rulebook } from './rulebook.ts';

/** Advanced Civilization: the trading phase with what leads up to it and what follows from it. */
export const game = makeGame(rulebook, bot);
