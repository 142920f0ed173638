import type { Bag } from '@haggle/engine';
import type { Card, Deck, Kind } from './deck.ts';
import type { Counts, Hand, Private, Sealed } from './state.ts';
/** The card with this index; the index must come from the deck itself. */
export declare function cardAt(deck: Deck, index: number): Card;
/** A hand without cards. */
export declare function emptyHand(deck: Deck, mining: boolean): Hand;
/** How many cards of a kind the counts hold, over both blocks. */
export declare function countOf(counts: Counts, kind: Kind): number;
/** How many of a card are sealed into deals, that of `except` left out. */
export declare function sealedOf(sealed: readonly Sealed[], card: number, except?: string): number;
/** How many cards of a kind a seat holds that are not sealed into another deal than `offer`. */
export declare function freeOf(own: Private, kind: Kind, offer?: string): number;
/**
 * The cards, by index, that a bag of kinds means in this hand: those that are not sealed, in the order of
 * the deck. The bag must be held.
 */
export declare function pick(deck: Deck, own: Private, bag: Bag): number[];
/** What moves into or out of a hand; `giver` is remembered for calamities that come in. */
export type Movement = {
    readonly out?: readonly number[];
    readonly in?: readonly number[];
    readonly giver?: string;
};
/** The hand after cards have left it and others have come in (rules clause AC-29.61 for the givers). */
export declare function move(deck: Deck, hand: Hand, { out, in: into, giver }: Movement): Hand;
/** The calamities in a hand, by card index, each as often as it is held. */
export declare function calamitiesIn(deck: Deck, hand: Hand): number[];
/** How many commodities, Water included, a hand holds. */
export declare function commoditiesIn(deck: Deck, hand: Hand): number;
/** Cards by index as a bag of card names, which keep the blocks apart. */
export declare function namesOfCards(deck: Deck, cards: readonly number[]): Bag;
/** The indexes that a bag of card names means. */
export declare function cardsNamed(deck: Deck, names: Bag): number[];
/** The index of the card with this name; names come from the deck itself. */
export declare function indexOfName(deck: Deck, name: string): number;
