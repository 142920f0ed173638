import { type Actor, type Context, type Tick } from '@haggle/engine';
import { type Command } from './commands.ts';
import { type Desk, type Events } from './desk.ts';
import type { Event } from './events.ts';
import type { Rulebook } from './rulebook.ts';
import type { State } from './state.ts';
/** The rules: the events that a command makes, with all that follows from them at once, or a refusal. */
export declare function decide(rules: Rulebook, state: State, command: Command | Tick, actor: Actor, context: Context): Events;
/**
 * The events with what follows from them at once: what is true no more falls, and trading may be over
 * (rules clauses AC-28.3, AC-28.41, MC-7.5, MC-7.12).
 */
export declare function conclude(desk: Desk, events: readonly Event[], context: Context): readonly Event[];
