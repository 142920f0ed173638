import { type Random } from '@haggle/engine';
import { type Part, type Stock } from './deals.ts';
import { type Partner } from './estimates.ts';
import type { Market } from './market.ts';
import { type Scales } from './valuation.ts';
/** What a bot goes by when it thinks of an offer to make. */
export type Outlook = {
    readonly stock: Stock;
    readonly market: Market;
    /** Whom it may turn to: null is everybody. */
    readonly partners: readonly Partner[];
    /** How many cards each other seat holds. */
    readonly cards: Readonly<Record<string, number>>;
    /** How many trades there have been for each seat. */
    readonly trades: number;
    /** The least that a deal must bring. */
    readonly margin: number;
    /** How far it goes towards the partner: 0 asks as much as may pass, more makes a deal likelier. */
    readonly concession: number;
    /** Offers that stand or were refused already, by `keyOf`. */
    readonly said: ReadonlySet<string>;
};
/** An offer that a bot may make. */
export type Draft = {
    readonly to: Partner;
    readonly gives: Part;
    readonly asks: Part;
};
/** What two offers share that say the same to the same. */
export declare function keyOf({ to, gives, asks }: Draft): string;
/** The offer that promises most, or null when none promises enough. */
export declare function bestProposal(scales: Scales, outlook: Outlook, random: Random): Draft | null;
