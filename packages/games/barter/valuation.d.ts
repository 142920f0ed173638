import { type Result, type Valuation } from '@haggle/engine';
import type { Rulebook } from './rulebook.ts';
/**
 * What a bag of cards is worth, each set and all together; with `mining` the best use of it is included.
 * Refused for words that are no cards, calamities, more cards than there are, or Mining where it does not
 * raise cards (rules clauses AC-28.51 to 28.53, MC-7.1).
 */
export declare function appraiseBag(rules: Rulebook, given: unknown, { mining }: {
    readonly mining: boolean;
}): Result<Valuation>;
