import { type Tick } from '@haggle/engine';
import type { CommandOf } from '../commands.ts';
import { type Context, type Desk, type Events } from '../desk.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
/** Says that one wants no more trades (rules clauses AC-28.41, MC-7.12). */
export declare function finish(desk: Desk, actor: string): Events;
/** Takes that back; who holds fewer than three cards stays finished. */
export declare function unfinish(desk: Desk, actor: string): Events;
/** The host ends trading. */
export declare function endByHost(desk: Desk, context: Context): Events;
/** The clock ends trading when its time is up; it has nothing else to say. */
export declare function tick(desk: Desk, _tick: Tick, context: Context): Events;
/** Keeps a seat from trading: its offers lapse and its acceptances are void (rules clause MC-7.11). */
export declare function bar(desk: Desk, command: CommandOf<'bar'>): Events;
/** Lets a barred seat trade again. */
export declare function unbar(desk: Desk, command: CommandOf<'unbar'>): Events;
/** Whether nobody is left who could or would trade. */
export declare function isTradingOver({ phase, seats, ids }: State): boolean;
/** The end of trading, with the selection of calamities that follows at once. */
export declare function endTrading(desk: Desk, reason: 'finished' | 'time' | 'host', context: Context): readonly Event[];
