import type { Hand, Private, PublicSeat, State } from '../state.ts';
/** What everybody sees of a seat, changed; the same state when nothing changes. */
export declare function withSeat(state: State, seat: string, change: Partial<PublicSeat>): State;
/** Whether all see a seat as finished: it said so, or holds fewer than three cards. */
export declare function isFinished({ done, hand }: Pick<Private, 'done' | 'hand'>): boolean;
/** Sets whether a seat said that it has finished. */
export declare function withDone(state: State, seat: string, done: boolean): State;
/** Replaces a hand, and shows all how large it is. */
export declare function withHand(state: State, seat: string, change: (hand: Hand) => Hand): State;
