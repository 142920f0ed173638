import type { Viewer } from '@haggle/engine';
import type { Event } from './events.ts';
import type { SeenEvent } from './seen.ts';

/** An event without what its viewer may not know: the order of the deck, and what others agreed on in words. */
export function redact(event: Event, viewer: Viewer): SeenEvent {
  switch (event.type) {
    case 'opened': {
      const { deck, ...open } = event;
      return { ...open, deck: deck.length };
    }
    case 'reshuffled':
      return { type: event.type, deck: event.deck.length };
    case 'discovered':
      return { ...event, deck: event.deck.length };
    case 'agreed': {
      const { type, payer, payee, ducats } = event;
      return event.between.includes(viewer) ? event : { type, payer, payee, ducats };
    }
    default:
      return event;
  }
}
