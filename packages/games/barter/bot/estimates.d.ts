import type { Bag } from '@haggle/engine';
import type { BotFacts } from './facts.ts';
import type { Market } from './market.ts';
/** Whom a proposal is for: one seat, or null for all. */
export type Partner = string | null;
/** What a partner may gain by so many cards of a kind more, in card value. */
export declare function gainOfPartner(facts: BotFacts, market: Market, to: Partner, named: Bag): number;
/** What a partner may lose by giving so many cards of a kind, in card value. */
export declare function lossOfPartner(facts: BotFacts, market: Market, to: Partner, named: Bag): number;
/** What a bot wants to find with a partner. */
export type Wish = {
    readonly to: Partner;
    readonly named: Bag;
    readonly hand: Bag;
    /** How many cards each other seat holds. */
    readonly cards: Readonly<Record<string, number>>;
    /** Trades so far, for each seat. */
    readonly trades: number;
};
/**
 * How likely a partner holds what is named, 0 to 1: certain when he offers it himself, else by what
 * everybody draws: a card from each stack, as many as he has cities.
 */
export declare function oddsOfHolding(facts: BotFacts, market: Market, wish: Wish): number;
