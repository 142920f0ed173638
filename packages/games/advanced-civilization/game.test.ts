import { describeGame } from '@haggle/engine/testing';
import { makeKit } from '../barter/testing/kit.ts';
import { game } from './game.ts';
import { rulebook } from './rulebook.ts';

// The honour game, and with it a misdeal, is Mega Civilization's.
describeGame({ ...makeKit(game, rulebook), never: ['misdealt'] });
