import type { Event, EventOf } from './events.ts';
import type { SeenItems } from './view.ts';

/** What the log of a chair may have of an event that it may not know whole. */
type Redacted =
  | (Omit<EventOf<'transacted'>, 'offer' | 'gave' | 'deal'> & {
      readonly gave: Readonly<Record<string, SeenItems>>;
      /** The two that transacted know what they promised. */
      readonly deal?: EventOf<'transacted'>['deal'];
    })
  | (Omit<EventOf<'handed-over'>, 'items'> & { readonly items: SeenItems })
  | {
      readonly type: 'discarded';
      readonly seat: string;
      /** The cards for whom they were, their number for others. */
      readonly actionCards?: readonly string[];
      readonly count?: number;
    }
  | Omit<EventOf<'effect-used'>, 'offer'>;

/** An event as the log of some chair has it: whole, or what redaction leaves of it. */
export type SeenEvent = Exclude<Event, { type: Redacted['type'] }> | Redacted;
export type SeenOf<T extends SeenEvent['type']> = Extract<SeenEvent, { type: T }>;

/** A line of a chair's log of this game, which holds what `redact` has left of an event. */
export function seenEvent(line: { readonly type: string }): SeenEvent {
  return line as SeenEvent;
}
