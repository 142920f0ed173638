import type { CalamityRow, CommodityRow } from '../deck.ts';
/** What a bot knows of a commodity. */
export type CommodityFacts = {
    readonly value: number;
    /** How many make a full set. */
    readonly limit: number;
    readonly stack: number;
    /** Its part of the cards of its stack, over both blocks. */
    readonly share: number;
};
/** What a bot knows of a calamity; `cost` says in card value how gladly it would be rid of it. */
export type CalamityFacts = {
    readonly cost: number;
    readonly tradable: boolean;
};
/** What is printed on the cards of one game, as far as a bot weighs it. */
export type BotFacts = {
    readonly commodities: ReadonlyMap<string, CommodityFacts>;
    readonly calamities: ReadonlyMap<string, CalamityFacts>;
    /** How many calamities a hand keeps after the selection; further ones cost next to nothing. */
    readonly calamitiesKept: number;
    /** With fewer seats only one of the two blocks is in play, and with it about half of all kinds. */
    readonly seatsForBothBlocks: number;
};
/** What a bot of a game goes by: its cards, and what each calamity would cost a player. */
export declare function makeFacts({ commodities, calamities, costs, calamitiesKept, seatsForBothBlocks, }: {
    readonly commodities: readonly CommodityRow[];
    readonly calamities: readonly CalamityRow[];
    readonly costs: Readonly<Record<string, number>>;
    readonly calamitiesKept: number;
    readonly seatsForBothBlocks?: number;
}): BotFacts;
