import type { Deck } from '../deck.ts';
import type { EventOf } from '../events.ts';
import type { State } from '../state.ts';
/** A line of talk, kept by all or by its two parties. */
export declare function said(state: State, { from, to, text, at }: EventOf<'said'>): State;
/** A seat has finished, or has not. */
export declare function finished(state: State, seat: string, done: boolean): State;
/** A seat may trade no more, or again. */
export declare function barred(state: State, seat: string, isBarred: boolean): State;
/** Trading begins; the treasury that nobody can spend any more is put away. */
export declare function openedTrading(state: State, { deadline }: EventOf<'trading-opened'>): State;
/** Trading is over: what lies open lapses, sealed cards return, purchases begin. */
export declare function endedTrading(state: State): State;
/** The calamities are counted for all to see, and those that chance took go to the discards. */
export declare function selected(deck: Deck, state: State, event: EventOf<'calamities-selected'>): State;
