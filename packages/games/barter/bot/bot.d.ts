import type { Bot } from '@haggle/engine';
import type { Command } from '../commands.ts';
import type { View } from '../view.ts';
import type { BotFacts } from './facts.ts';
/**
 * The bot for games of trade cards, over what is printed on the cards of one game. It decides from its
 * seat's view alone: which deal raises its hand, what to offer, what to hand over and when to stop.
 */
export declare function barterBot(facts: BotFacts): Bot<View, Command>;
