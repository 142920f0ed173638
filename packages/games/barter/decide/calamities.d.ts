import type { Random } from '@haggle/engine';
import { type Desk } from '../desk.ts';
import type { EventOf } from '../events.ts';
/**
 * Who holds how many calamities, and which of them chance takes: one of each two of a name, then any
 * above the limit (rules clauses AC-29.5, MC-8.1 to MC-8.7). Null when nobody holds any.
 */
export declare function selectCalamities(desk: Desk, random: Random): EventOf<'calamities-selected'> | null;
