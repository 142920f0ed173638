import type { Command } from '../commands.ts';
import type { Situation } from './situation.ts';
/** Takes back an own offer that the hand has made a bad one, or puts it anew. */
export declare function mendOffers(situation: Situation): Command | null;
/** Puts an own offer anew that nobody took, going further towards the others. */
export declare function concede(situation: Situation): Command | null;
/** Makes an offer to all, or to one whose own offer shows that he has something. */
export declare function propose(situation: Situation): Command | null;
/** Answers an offer that was made to this seat alone: by an own one, else by declining. */
export declare function answerDirect(situation: Situation): Command | null;
