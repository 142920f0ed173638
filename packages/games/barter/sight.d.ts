import { type Viewer } from '@haggle/engine';
import type { Rulebook } from './rulebook.ts';
import { type Offer, type State } from './state.ts';
import type { View } from './view.ts';
/**
 * What a viewer may know of a table (rules clauses AC-28.3, MC-7.10): a seat its own hand and its own
 * deals, everybody what is open. While nothing of that changes it is the same object as before: most
 * of what happens at a table concerns two seats, and the views of all others cost nothing then.
 */
export declare function see(rules: Rulebook, state: State, viewer: Viewer): View;
/** Whether a viewer is maker, addressee or accepter of an offer. */
export declare function isParty(offer: Offer, viewer: Viewer): boolean;
