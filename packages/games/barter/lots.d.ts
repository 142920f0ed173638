import type { Bag } from '@haggle/engine';
import type { Deck, Kind } from './deck.ts';
/** Some cards of one kind. */
export type Lot = {
    readonly kind: Kind;
    readonly count: number;
};
/** A bag from outside, read against the deck once; `unknown` is its first word that is no kind in play. */
export type Lots = {
    readonly lots: readonly Lot[];
    readonly size: number;
    readonly unknown: string | null;
};
/** Reads a bag; kinds of which it has none are known but leave no lot. */
export declare function readBag(deck: Deck, bag: Bag): Lots;
/** The bag that these lots make: the given one, unless it names kinds of which it has none. */
export declare function bagOfLots({ lots }: Lots, given: Bag): Bag;
/** How many cards of a kind there are. */
export declare function countIn({ lots }: Lots, id: string): number;
