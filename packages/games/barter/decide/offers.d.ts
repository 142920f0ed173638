import type { CommandOf } from '../commands.ts';
import { type Desk, type Events, type Refused } from '../desk.ts';
import type { Offer, OfferState } from '../state.ts';
/** Puts terms to one seat or to all (rules clauses AC-28.3, MC-7.6, MC-7.7). */
export declare function propose(desk: Desk, actor: string, command: CommandOf<'propose'>): Events;
/** Changes an offer, voids its acceptance, and reopens it where it was suspended, declined or lapsed. */
export declare function revise(desk: Desk, actor: string, command: CommandOf<'revise'>): Events;
/** Puts an offer on hold; an acceptance is void and sealed cards return. */
export declare function suspend(desk: Desk, actor: string, command: CommandOf<'suspend'>): Events;
/** Opens a suspended offer again under the same revision. */
export declare function resume(desk: Desk, actor: string, command: CommandOf<'resume'>): Events;
/** Takes an offer back for good; sealed cards return. */
export declare function withdraw(desk: Desk, actor: string, command: CommandOf<'withdraw'>): Events;
/** Refused with what became of the offer, unless it is in one of the allowed states. */
export declare function checkState(desk: Desk, offer: Offer, allowed: readonly OfferState[]): Refused | null;
