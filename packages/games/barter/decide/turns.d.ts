import { type Bag } from '@haggle/engine';
import type { CommandOf } from '../commands.ts';
import { type Context, type Desk, type Events } from '../desk.ts';
import type { Event } from '../events.ts';
/** Turns up the calamities that were kept, with who gave them (rules clauses AC-29.4, AC-29.61, MC-9). */
export declare function revealCalamities(desk: Desk): Events;
/** The next turn: calamities are turned up if they were not, discards go back, new cards are dealt. */
export declare function nextTurn(desk: Desk, command: CommandOf<'next-turn'>, context: Context, evolve: (events: readonly Event[]) => Desk): Events;
/** Who draws, by whether anybody has treasury to buy with. */
export declare function phaseFor(treasury: Bag): 'draw' | 'trade';
