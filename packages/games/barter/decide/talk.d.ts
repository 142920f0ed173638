import type { CommandOf } from '../commands.ts';
import type { Context, Desk, Events } from '../desk.ts';
/** Says something to all or to one seat; talk binds nobody and is possible in every phase. */
export declare function say(desk: Desk, actor: string, command: CommandOf<'say'>, context: Context): Events;
