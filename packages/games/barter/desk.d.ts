import { type Context, type Refusal, type Result } from '@haggle/engine';
import type { Deck } from './deck.ts';
import type { Event } from './events.ts';
import type { Rulebook } from './rulebook.ts';
import type { Phase, Private, State } from './state.ts';
/** What a rule looks at: the game's rulebook, the deck in play, and the state of the table. */
export type Desk = {
    readonly rules: Rulebook;
    readonly deck: Deck;
    readonly state: State;
};
export type Events = Result<readonly Event[]>;
export type Refused = {
    readonly ok: false;
    readonly refusal: Refusal;
};
export type { Context };
/** The deck of a table; its key comes from the game's own opening. */
export declare function deckOf(rules: Rulebook, state: State): Deck;
/** A refusal with the clause that this game puts behind the code. */
export declare function refuseBy({ rules }: Pick<Desk, 'rules'>, code: string, data?: Readonly<Record<string, string | number>>): Refused;
/** Refused `wrong-phase` unless the table is in this phase. */
export declare function checkPhase(desk: Desk, phase: Phase): Refused | null;
/** What only this seat knows; the seat must sit at the table. */
export declare function ownOf(state: State, seat: string): Private;
