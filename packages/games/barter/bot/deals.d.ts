import { type Bag } from '@haggle/engine';
import type { Scales } from './valuation.ts';
/** One side of a deal as a bot weighs it: how many cards, and the kinds that are named. */
export type Part = {
    readonly count: number;
    readonly named: readonly string[];
};
/** What a bot owns: its whole hand, and of it what is not sealed into a deal. */
export type Stock = {
    readonly hand: Bag;
    readonly free: Bag;
};
/** A deal as it would be carried out: the cards to hand over, and what it changes for the bot. */
export type Weighed = {
    readonly cards: Bag;
    readonly gain: number;
};
/** The names that bind, of all that were said. */
export declare function bindingOf(named: readonly string[]): readonly string[];
/**
 * The cards to hand over for a side: the binding ones, then those that the hand misses least.
 * Null when the free cards do not suffice. `hand` is what the choice is measured against.
 */
export declare function chooseCards(scales: Scales, { hand, free }: Stock, part: Part): Bag | null;
/** The tradable kind among the spare cards that the hand misses least, or null. */
export declare function cheapestOf(scales: Scales, hand: Bag, spare: Bag): string | null;
/** Weighs giving one side for another; null when the bot cannot give it. */
export declare function weigh(scales: Scales, stock: Stock, gives: Part, gets: Part): Weighed | null;
/** Whether a kind may be handed over at all. */
export declare function isTradable({ facts }: Scales, kind: string): boolean;
