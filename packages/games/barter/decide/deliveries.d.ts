import type { CommandOf, Side } from '../commands.ts';
import { type Desk, type Events, type Refused } from '../desk.ts';
import { type Lots } from '../lots.ts';
/**
 * Seals cards into an accepted deal; when the other side has delivered too, both move in one step
 * (rules clauses AC-28.3, MC-7.7, MC-7.10).
 */
export declare function deliver(desk: Desk, actor: string, command: CommandOf<'deliver'>): Events;
/** Takes one's sealed cards back while the other side has not delivered. */
export declare function recall(desk: Desk, actor: string, command: CommandOf<'recall'>): Events;
/**
 * Refused when the cards are not in hand and, at a strict table, when they are not what was said. At a
 * table of honour that shows only when the deal is turned up (rules clause MC-7.11).
 */
export declare function checkDelivery(desk: Desk, actor: string, said: Side, lots: Lots): Refused | null;
