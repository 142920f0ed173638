import type { Viewer } from '@haggle/engine';
import type { Event } from './events.ts';
import type { State } from './state.ts';
/** An event as a viewer's log shows it. */
export type SeenEvent = {
    readonly type: string;
} & Readonly<Record<string, unknown>>;
/**
 * An event without what its viewer may not know (rules clauses AC-28.3e, MC-7.10b). It is asked for only
 * where the event changed the viewer's view; `before` is the state that the event met.
 */
export declare function redact(event: Event, viewer: Viewer, before: State | null): SeenEvent;
