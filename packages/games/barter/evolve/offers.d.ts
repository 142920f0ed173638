import type { Deck } from '../deck.ts';
import type { EventOf } from '../events.ts';
import type { Offer, OfferState, State } from '../state.ts';
/** A new offer lies open; who proposes is to be unfinished. */
export declare function proposed(state: State, event: EventOf<'proposed'>): State;
/** The offer lies open with other terms under a new revision. */
export declare function revised(state: State, event: EventOf<'revised'>): State;
/** A suspended offer lies open again. */
export declare function resumed(state: State, { from, offer }: EventOf<'resumed'>): State;
/** The offer is on hold or over; sealed cards return. */
export declare function closed(state: State, seat: string, id: string, to: OfferState): State;
/** The one addressed has turned the offer down. */
export declare function declined(state: State, { by, offer }: EventOf<'declined'>): State;
/** The acceptance is void and the offer open again. */
export declare function released(state: State, { by, offer }: EventOf<'released'>): State;
/** The offer is taken; who accepts is to be unfinished. */
export declare function accepted(state: State, event: EventOf<'accepted'>): State;
/** Cards are sealed into the deal; who delivers is to be unfinished. */
export declare function delivered(deck: Deck, state: State, event: EventOf<'delivered'>): State;
/** The seat's sealed cards return. */
export declare function recalled(state: State, { by, offer: id }: EventOf<'recalled'>): State;
/** Changes an offer and voids its acceptance; sealed cards return. */
export declare function reset(state: State, seat: string, id: string, change: Partial<Offer> & {
    readonly state: OfferState;
}): State;
