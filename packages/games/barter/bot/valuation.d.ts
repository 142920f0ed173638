import type { Bag } from '@haggle/engine';
import type { BotFacts } from './facts.ts';
import type { Temper } from './temper.ts';
/** What a bot weighs cards with. */
export type Scales = {
    readonly facts: BotFacts;
    readonly temper: Temper;
};
/** What an unknown card that is no calamity is worth on average, in card value. */
export declare const UNKNOWN_COMMODITY = 4;
/** What so many cards of a kind are worth as a set: n² times the value, up to the full set. */
export declare function worthOfSet(scales: Scales, kind: string, cards: number): number;
/** What a hand is worth to a bot: its sets, less what its calamities would cost. */
export declare function worthOfHand(scales: Scales, hand: Bag): number;
/** What one more card of a kind would add to a hand. */
export declare function worthOfOneMore(scales: Scales, hand: Bag, kind: string): number;
/** What the last card of a kind adds to a hand; less than nothing for a calamity. */
export declare function worthOfLast(scales: Scales, hand: Bag, kind: string): number;
/** How the worth of a hand changes with so many cards more (or fewer) of a kind. */
export declare function worthWith(scales: Scales, hand: Bag, kind: string, more: number): number;
/** What a bot expects of a card that nobody has named: mostly junk, now and then a calamity. */
export declare function worthOfUnknown({ facts, temper }: Scales): number;
