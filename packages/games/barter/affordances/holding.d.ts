import { type Bag } from '@haggle/engine';
import type { Deck } from '../deck.ts';
import type { Rulebook } from '../rulebook.ts';
import type { OwnView, View } from '../view.ts';
/** A seat's view with its hand, read against the deck on the table. */
export type Holding = {
    readonly view: View & OwnView;
    readonly deck: Deck;
    readonly tradable: number;
    readonly barred: boolean;
};
/** The seat's holding, or null for a viewer without a hand. */
export declare function inHand(rules: Rulebook, view: View): Holding | null;
/** The cards in hand that are not sealed into another deal than `offer`. */
export declare function freeCards({ view }: Holding, offer?: string): Bag;
/** Names of commodities in hand, as many as are wanted or as there are, beside those already named. */
export declare function nameable(holding: Holding, wanted: number, named?: readonly string[]): readonly string[];
/** Whether the seat could truly say this of its hand. */
export declare function couldSay(holding: Holding, said: {
    readonly count: number;
    readonly named: readonly string[];
}, offer?: string): boolean;
/** Cards that keep what was said: the binding ones, then any that may be traded; null: too few are free. */
export declare function fillDelivery(holding: Holding, said: {
    readonly count: number;
    readonly named: readonly string[];
}): Bag | null;
