import type { Side } from './commands.ts';
import { type Desk, type Refused } from './desk.ts';
import type { Lots } from './lots.ts';
import type { Hand, Offer } from './state.ts';
/** The fewest cards that a side of a trade gives (rules clauses AC-28.3, MC-7.6). */
export declare const LEAST = 3;
/** How many names bind (rules clauses AC-28.3, MC-7.7). */
export declare const BINDING = 2;
/** Refused `not-trade-cards` for the first word that is no kind in play. */
export declare function checkKinds(desk: Desk, kinds: readonly string[]): Refused | null;
/** Refused `malformed` for a seat that is not at the table. */
export declare function checkSeat(desk: Desk, field: string, seat: string): Refused | null;
/** Refused `minimum-three` when a side gives fewer than three cards. */
export declare function checkCounts(desk: Desk, gives: Side, asks: Side): Refused | null;
/** Refused `name-two`: fewer names than `due`, or more names than cards. */
export declare function checkNames(desk: Desk, side: Side, due: number): Refused | null;
/** Refused `calamity-named`; where the table lets calamities be named, only for those that never move. */
export declare function checkCalamities(desk: Desk, names: readonly string[]): Refused | null;
/** Refused `too-few-cards` for a seat that holds fewer than three tradable cards. */
export declare function checkEnough(desk: Desk, seat: string): Refused | null;
/**
 * Refused `not-held`: a binding name that is not in the seat's hand or is sealed into another deal than
 * `offer`, or a count above its tradable cards.
 */
export declare function checkHolds(desk: Desk, seat: string, said: Side, offer?: string): Refused | null;
/** Refused `not-trade-cards` for a bag with a word that is no kind in play. */
export declare function checkCards(desk: Desk, { unknown }: Lots): Refused | null;
/** Refused `not-held` for cards that the seat does not hold or has sealed into another deal. */
export declare function checkHas(desk: Desk, seat: string, { lots }: Lots): Refused | null;
/** Refused `barred` for a seat that the host keeps from trading. */
export declare function checkBarred(desk: Desk, seat: string): Refused | null;
/** How often a name is among those that bind: two of one name are two cards. */
export declare function owedOf(named: readonly string[], name: string): number;
/** The names that bind; of two alike the first stands for both. */
export declare function bindingOf(named: readonly string[]): readonly string[];
/** Whether a hand still bears out what was said of it: the binding names and the count. */
export declare function isTrue({ deck }: Pick<Desk, 'deck'>, hand: Hand, count: number, named: readonly string[]): boolean;
/** Whether the maker's side of a live offer is still true of this hand. */
export declare function isOfferTrue(desk: Pick<Desk, 'deck'>, offer: Offer, hand: Hand): boolean;
/** Whether the accepter's side of an offer is still true of this hand. */
export declare function isAcceptanceTrue(desk: Pick<Desk, 'deck'>, offer: Offer, hand: Hand): boolean;
