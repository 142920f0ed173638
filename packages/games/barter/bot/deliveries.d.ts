import type { Command } from '../commands.ts';
import type { Situation } from './situation.ts';
/** Hands over what was agreed, or takes an agreement back that it cannot keep or that comes to nothing. */
export declare function keepAgreements(situation: Situation): Command | null;
