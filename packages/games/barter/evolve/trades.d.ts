import type { Deck } from '../deck.ts';
import type { EventOf } from '../events.ts';
import type { State } from '../state.ts';
/**
 * Both hands change in one step (rules clauses AC-28.1, MC-7.10); the last to deliver is unfinished.
 * This is the busiest step of a table: it copies each part that changes once and no other.
 */
export declare function traded(deck: Deck, state: State, event: EventOf<'traded'>): State;
/** All cards of the deal stay where they were, and the offer is open under a new revision (MC-7.11). */
export declare function misdealt(state: State, event: EventOf<'misdealt'>): State;
