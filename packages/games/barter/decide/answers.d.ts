import type { CommandOf } from '../commands.ts';
import { type Desk, type Events, type Refused } from '../desk.ts';
import type { Offer } from '../state.ts';
/**
 * Agrees to an offer at one revision, with the names that the accepter adds; `cards` delivers at once
 * (rules clauses AC-28.1, AC-28.3, MC-7.7).
 */
export declare function accept(desk: Desk, actor: string, command: CommandOf<'accept'>): Events;
/**
 * Turns an offer down, or takes an acceptance back: an offer to one seat is then declined, an offer to
 * all is open again (rules clauses AC-28.1, MC-7.5).
 */
export declare function decline(desk: Desk, actor: string, command: CommandOf<'decline'>): Events;
/** Refused when the offer is over, on hold, another's, or of another revision. */
export declare function checkTaken(desk: Desk, actor: string, offer: Offer, revision?: number): Refused | null;
