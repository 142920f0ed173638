import type { Viewer } from '@haggle/engine';
import type { Event, EventOf } from './events.ts';
import { hideItems } from './hiding.ts';

/** An event as a viewer's log shows it. */
export type SeenEvent = { readonly type: string } & Readonly<Record<string, unknown>>;

/** An event without what its viewer may not know: notes and cards of others, offers between others. */
export function redact(event: Event, viewer: Viewer): SeenEvent {
  switch (event.type) {
    case 'opened': {
      const own = Object.hasOwn(event.hands, viewer) ? { [viewer]: event.hands[viewer] } : {};
      return { ...event, hands: own };
    }
    case 'transacted':
      return event.between.includes(viewer) ? event : redactTransaction(event);
    case 'handed-over':
      return event.from === viewer || event.to === viewer ? event : redactGift(event);
    case 'discarded': {
      const { type, seat, actionCards } = event;
      return seat === viewer ? event : { type, seat, count: actionCards.length };
    }
    case 'effect-used': {
      const { offer: _offer, ...open } = event;
      return event.by === viewer || event.target === viewer ? event : open;
    }
    case 'corrected':
      return event.seat === viewer ? event : redactCorrection(event);
    default:
      return event;
  }
}

function redactTransaction(event: EventOf<'transacted'>): SeenEvent {
  const { type, transaction, between, gave, counted, extra, bonus, receipts } = event;
  const seen = receipts.filter(({ place }) => place !== 'hand');
  const shown = seen.map(({ note }) => note);
  const hidden = Object.entries(gave).map(
    ([seat, items]) => [seat, hideItems(items, shown)] as const,
  );
  const open = { type, transaction, between: between.toSorted(), counted, extra, bonus };
  return { ...open, gave: Object.fromEntries(hidden.toSorted(bySeat)), receipts: seen };
}

function bySeat([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}

function redactGift(event: EventOf<'handed-over'>): SeenEvent {
  const seen = event.receipts.filter(({ place }) => place !== 'hand');
  const shown = seen.map(({ note }) => note);
  return { ...event, items: hideItems(event.items, shown), receipts: seen };
}

function redactCorrection(event: EventOf<'corrected'>): SeenEvent {
  const { actionCards: _cards, secrets: _secrets, ...set } = event.set;
  const note = event.note?.place === 'hand' ? null : event.note;
  return { ...event, set, note };
}
