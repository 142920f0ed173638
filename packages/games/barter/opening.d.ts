import { type Context, type Result } from '@haggle/engine';
import type { Event } from './events.ts';
import type { Rulebook } from './rulebook.ts';
import type { Setup } from './setup.ts';
/** The first event of a table, or `malformed` with the field that does not fit the others. */
export declare function open(rules: Rulebook, setup: Setup, context: Context): Result<Event>;
