import type { Affordances } from '../affordances.ts';
import { type Holding } from './holding.ts';
/** What can be done with each offer that the seat sees. */
export declare function onOffers(holding: Holding): Affordances;
