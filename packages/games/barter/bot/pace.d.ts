import type { Situation } from './situation.ts';
/** Whether the bot may make or change an offer now: enough time has gone by since its last words. */
export declare function maySpeak(situation: Situation): boolean;
/** Whether the bot has made all the offers that it will make until something is traded. */
export declare function hasSaidAll(situation: Situation): boolean;
/** Whether all has been said and has stood in vain for a while. */
export declare function hasHopedEnough(situation: Situation): boolean;
