import type { Affordances } from '../affordances.ts';
import type { Holding } from './holding.ts';
/** To spend each set, with Mining where that adds most, and to surrender what is over the hand limit. */
export declare function forPurchase({ view }: Holding): Affordances;
