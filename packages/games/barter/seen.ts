import type { Event, EventOf } from './events.ts';

/** What the log of a chair has of an event that it may not know whole. */
type Redacted =
  | Omit<EventOf<'opened'>, 'stacks'>
  | Omit<EventOf<'turn-dealt'>, 'under'>
  | Omit<EventOf<'bought'>, 'card'>
  | { readonly type: 'taken' | 'freed'; readonly offer: string }
  | Omit<EventOf<'delivered'>, 'cards'>
  | Pick<EventOf<'traded'>, 'type' | 'trade' | 'between'>
  | { readonly type: 'misdealt'; readonly seats: readonly string[] }
  | Pick<EventOf<'spent'>, 'type' | 'seat' | 'value'>
  | { readonly type: 'surrendered'; readonly seat: string; readonly count: number }
  | (Omit<EventOf<'discarded'>, 'cards'> & { readonly count: number })
  | (Omit<EventOf<'cards-taken'>, 'cards'> & { readonly count: number })
  | (Omit<EventOf<'handed-over'>, 'cards'> & { readonly count: number });

/** An event as the log of some chair has it: whole, or what redaction leaves of it. */
export type SeenEvent = Exclude<Event, { type: 'opened' | 'turn-dealt' }> | Redacted;

/** A line of a chair's log of this game, which holds what `redact` has left of an event. */
export function seenEvent(line: { readonly type: string }): SeenEvent {
  return line as SeenEvent;
}
