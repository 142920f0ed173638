import type { Viewer } from '@haggle/engine';
import type { Event, EventOf } from './events.ts';
import { hideItems } from './hiding.ts';
import type { SeenEvent } from './seen.ts';
import type { State } from './state.ts';

/**
 * An event without what its viewer may not know: notes and cards of others, offers between others. `before` is the
 * state that the event met.
 */
export function redact(event: Event, viewer: Viewer, before: State | null): SeenEvent {
  switch (event.type) {
    case 'opened': {
      const own = Object.hasOwn(event.hands, viewer) ? event.hands[viewer] : undefined;
      return { ...event, hands: own === undefined ? {} : { [viewer]: own } };
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
      return event.seat === viewer ? event : redactCorrection(event, viewer, before);
    default:
      return event;
  }
}

function redactTransaction(event: EventOf<'transacted'>): SeenEvent {
  const { type, transaction, between, gave, counted, extra, bonus, receipts } = event;
  const seen = receipts.filter(({ place }) => place !== 'hand');
  const shown = seen.map(({ note }) => note);
  const [maker, taker] = between;
  // By name: who made the offer is theirs to know.
  const sides = maker < taker ? between : ([taker, maker] as const);
  const hidden = sides.map((seat) => [seat, hideItems(gave[seat] ?? {}, shown)]);
  const open = { type, transaction, between: sides, counted, extra, bonus };
  return { ...open, gave: Object.fromEntries(hidden), receipts: seen };
}

function redactGift(event: EventOf<'handed-over'>): SeenEvent {
  const seen = event.receipts.filter(({ place }) => place !== 'hand');
  const shown = seen.map(({ note }) => note);
  return { ...event, items: hideItems(event.items, shown), receipts: seen };
}

function redactCorrection(
  event: EventOf<'corrected'>,
  viewer: Viewer,
  before: State | null,
): SeenEvent {
  const { actionCards: _cards, secrets: _secrets, ...set } = event.set;
  const { note } = event;
  const isHidden = note?.place === 'hand' && !couldSee(note.note, viewer, before);
  return { ...event, set, note: isHidden ? null : note };
}

/** Whether a note lay open, out of the game or in the viewer's own hand: he sees that it is there no more. */
function couldSee(note: string, viewer: Viewer, before: State | null): boolean {
  if (before === null) return false;
  const { seats, hands, out } = before;
  const own = Object.hasOwn(hands, viewer) ? hands[viewer]?.notes : undefined;
  const open = [...Object.values(seats).map(({ playArea }) => playArea), out, own ?? []];
  return open.some((notes) => notes.includes(note));
}
