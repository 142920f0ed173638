import { type Bot, type Game } from '@haggle/engine';
import { type Command } from './commands.ts';
import { type Event } from './events.ts';
import type { Rulebook } from './rulebook.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
export type BarterGame = Game<State, Command, Event, View>;
/** A game of trade cards, made of its rulebook and its bot. */
export declare function makeGame(rules: Rulebook, bot: Bot<View, Command>): BarterGame;
