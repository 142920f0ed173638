import type { Command } from '../commands.ts';
import type { Situation } from './situation.ts';
/** Gives up the commodities that the hand misses least, down to the hand limit. */
export declare function surrenderSurplus({ view, scales, stock }: Situation): Command | null;
