import { type Offer, type Private, type State } from './state.ts';
/** The live offer with this id that the seat has a part in or may take, or undefined. */
export declare function findLive(state: State, seat: string, id: string): Offer | undefined;
/** The offer with this id that the seat may see, live or among the last that are over, or undefined. */
export declare function findOffer(state: State, seat: string, id: string): Offer | undefined;
/** The list with one item more at its end, and no more than are kept. */
export declare function keep<T>(list: readonly T[], item: T): readonly T[];
/** Replaces what some seats alone know. */
export declare function withHidden(state: State, seats: readonly string[], change: (own: Private, seat: string) => Private): State;
/**
 * Puts an offer in its place: a live one among the live, another among those that are over. An offer to
 * one seat lies with its two parties, an offer to all in the open.
 */
export declare function withOffer(state: State, offer: Offer): State;
/** Whether an offer is traded, withdrawn, declined or lapsed. */
export declare function isOfferOver({ state }: Offer): boolean;
/** The list without the offer of this id; the same list when it was not there. */
export declare function dropped(offers: readonly Offer[], id: string): readonly Offer[];
