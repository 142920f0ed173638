import type { Command } from '../commands.ts';
import { type Stock, type Weighed } from './deals.ts';
import type { Listed, Situation } from './situation.ts';
import { type Scales } from './valuation.ts';
/** What a bot would answer to an offer, and what that brings. */
export type Answer = Weighed & {
    readonly offer: Listed;
    readonly own: readonly string[];
};
/** The best answer to an offer, or null when the bot cannot give what it asks. */
export declare function weighAnswer(scales: Scales, stock: Stock, offer: Listed): Answer | null;
/** Accepts the offer that brings most, if one brings enough, with the cards sealed at once. */
export declare function acceptBest(situation: Situation): Command | null;
