import { type Bag, type Random } from '@haggle/engine';
import type { Block, Deck } from './deck.ts';
import type { Counts, State } from './state.ts';
/** The stacks of a block, from the first to the ninth. */
export declare const STACKS = 9;
/** Stacks of cards by index, top first: those of the first block, then those of the second. */
export type Stacks = readonly (readonly number[])[];
/** Stacks by block, cards by name: how events tell them. */
export type Piles = Record<string, string[][]>;
/** Where a stack (1 … 9) of a block lies. */
export declare function placeOf(deck: Deck, block: Block, stack: number): number;
/**
 * Builds the stacks of a deck from the cards that nobody holds (rules clauses AC-15.2, MC-4).
 * `held` counts cards by index; `players` says how many draw from each block.
 */
export declare function buildStacks(deck: Deck, held: Counts, players: Readonly<Partial<Record<Block, number>>>, random: Random): Stacks;
/** Puts the discards of each stack in the order in which they go under it (AC-31.8, MC-13). */
export declare function orderDiscards(deck: Deck, discards: Counts, random: Random): Stacks;
/** What the seats drew, by their order, and the stacks after it. */
export type Deal = {
    readonly drawn: readonly (readonly number[])[];
    readonly stacks: Stacks;
};
/**
 * Deals one card from each stack up to the number of a seat's cities, fewest cities first, ties by the
 * order of the seats; an empty stack gives Water, or nothing (rules clauses AC-27.1, AC-27.2, MC-6).
 */
export declare function deal(deck: Deck, stacks: Stacks, { ids, blocks }: Pick<State, 'ids' | 'blocks'>, cities: Bag): Deal;
/** Stacks as an event tells them. */
export declare function tellStacks(deck: Deck, stacks: Stacks): Piles;
/** Stacks as the state keeps them, from an event. */
export declare function readStacks(deck: Deck, piles: Readonly<Record<string, readonly (readonly string[])[]>>): Stacks;
/** What each seat drew, as an event tells it: cards by name, seats that drew nothing left out. */
export declare function tellDeal(deck: Deck, ids: readonly string[], { drawn }: Deal): Record<string, Bag>;
