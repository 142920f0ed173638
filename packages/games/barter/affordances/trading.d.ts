import type { Affordances } from '../affordances.ts';
import { type Holding } from './holding.ts';
/** To put an offer on the floor, and to finish or go on. */
export declare function forTrading(holding: Holding): Affordances;
