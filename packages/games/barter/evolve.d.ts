import type { Event } from './events.ts';
import type { Rulebook } from './rulebook.ts';
import type { State } from './state.ts';
/** Folds an event into the state; the opening makes it. Never refuses an event that the rules made. */
export declare function evolve(rules: Rulebook, before: State | null, event: Event): State;
