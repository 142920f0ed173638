import type { Event, EventOf } from './events.ts';

/** Of the deck every log has the number of its cards alone. */
type Counted<T extends 'opened' | 'discovered' | 'reshuffled'> = Omit<EventOf<T>, 'deck'> & {
  readonly deck: number;
};

/** What the log of a chair may have of an event that it may not know whole. */
type Redacted =
  | Counted<'opened'>
  | Counted<'discovered'>
  | Counted<'reshuffled'>
  | (Pick<EventOf<'agreed'>, 'type' | 'payer' | 'payee' | 'ducats'> &
      // The two know what they promised, and by which offer.
      Partial<Pick<EventOf<'agreed'>, 'offer' | 'between' | 'gave' | 'got' | 'deal'>>);

/** An event as the log of some chair has it: whole, or what redaction leaves of it. */
export type SeenEvent = Exclude<Event, { type: Redacted['type'] }> | Redacted;
export type SeenOf<T extends SeenEvent['type']> = Extract<SeenEvent, { type: T }>;

/** A line of a chair's log of this game, which holds what `redact` has left of an event. */
export function seenEvent(line: { readonly type: string }): SeenEvent {
  return line as SeenEvent;
}
