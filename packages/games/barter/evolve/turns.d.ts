import type { Deck } from '../deck.ts';
import type { EventOf } from '../events.ts';
import type { Rulebook } from '../rulebook.ts';
import type { State } from '../state.ts';
/** The state that an opening makes. */
export declare function opened(rules: Rulebook, event: EventOf<'opened'>): State;
/** A card of the ninth stack goes into the hand; from an empty stack it is Water. */
export declare function bought(deck: Deck, state: State, event: EventOf<'bought'>): State;
/** Sets that were spent lie with the discards. */
export declare function spent(deck: Deck, state: State, event: EventOf<'spent'>): State;
/** Surplus commodities lie with the discards. */
export declare function surrendered(deck: Deck, state: State, event: EventOf<'surrendered'>): State;
/** Calamities lie open before their holders and go to the discards. */
export declare function revealed(deck: Deck, state: State, event: EventOf<'calamities-revealed'>): State;
/** A new turn: discards go under the stacks, new cards into the hands; talk of the last turn is over. */
export declare function turned(deck: Deck, state: State, event: EventOf<'turn-dealt'>): State;
/** Puts cards, by index, with the discards; Water goes back to its supply. */
export declare function discard(deck: Deck, state: State, cards: readonly number[]): State;
