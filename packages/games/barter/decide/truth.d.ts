import { type Desk } from '../desk.ts';
import type { Event } from '../events.ts';
/**
 * What the hands no longer bear out after these events: offers lapse, acceptances are void. A barred
 * seat's fall with it (rules clauses AC-28.3, MC-7.5, MC-7.11).
 */
export declare function findFallen(desk: Desk, events: readonly Event[]): readonly Event[];
