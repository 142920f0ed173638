import { type Bag } from '@haggle/engine';
/** What an offer says, as far as the market reads it. */
export type Said = {
    readonly from: string;
    readonly gives: {
        readonly named: readonly string[];
    };
    readonly asks: {
        readonly named: readonly string[];
    };
};
/** What the standing offers of the others tell: who must hold what, and who looks for what. */
export type Market = {
    readonly offered: ReadonlyMap<string, Bag>;
    readonly wanted: ReadonlyMap<string, ReadonlySet<string>>;
    readonly offeredByAny: Bag;
};
/** Reads the market out of the offers of others that stand. */
export declare function readMarket(offers: readonly Said[]): Market;
