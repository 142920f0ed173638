import { describeGame } from '@haggle/engine/testing';
import { makeKit } from '../barter/testing/kit.ts';
import { game } from './game.ts';
import { rulebook } from './rulebook.ts';

describeGame(makeKit(game, rulebook));
