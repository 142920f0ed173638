import type { Bag } from '@haggle/engine';
import type { Deck } from './deck.ts';
import type { ValueView } from './view.ts';
/** The square of the cards times the value of one (rules clauses AC-28.51, MC-7.1). */
export declare function setValue(cards: number, value: number): number;
/** What the commodities in a bag are worth, each kind a set of its own (rules clause AC-28.52). */
export declare function worthOf(deck: Deck, bag: Bag): number;
/**
 * What Mining adds to a set: the worth of one card more, nothing to a set of no cards, beyond the printed
 * limit, or of another kind (rules clause AC-28.53).
 */
export declare function gainOf(deck: Deck, id: string, cards: number): number;
/** The use of Mining that adds most to a bag, or undefined when none adds anything. */
export declare function bestMining(deck: Deck, bag: Bag): ValueView['mining'];
/** Each set of commodities in a bag with its worth, and all together without Mining. */
export declare function appraise(deck: Deck, bag: Bag, mining: boolean): ValueView;
