import type { CommandOf } from '../commands.ts';
import { type Desk, type Events } from '../desk.ts';
/** Spends sets of commodities, one of them raised by Mining (rules clauses AC-28.51 to 28.53, MC-7.1). */
export declare function spend(desk: Desk, actor: string, command: CommandOf<'spend'>): Events;
/** Gives up commodities above the hand limit, down to it (rules clauses AC-31.71, MC-12). */
export declare function surrender(desk: Desk, actor: string, command: CommandOf<'surrender'>): Events;
/** How many commodities a seat holds above the hand limit; 0 where there is none. */
export declare function surplusOf({ deck, state }: Desk, seat: string): number;
