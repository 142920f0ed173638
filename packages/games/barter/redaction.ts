import { type Bag, bagOf, sizeOf, type Viewer } from '@haggle/engine';
import { kindOfCard } from './cards/deck.ts';
import type { Event, EventOf } from './events.ts';
import type { SeenEvent } from './seen.ts';
import { isParty } from './sight.ts';
import type { State } from './state.ts';

/**
 * An event without what its viewer may not know (rules clauses AC-28.3e, MC-7.10b). It is asked for only
 * where the event changed the viewer's view; `before` is the state that the event met.
 */
export function redact(event: Event, viewer: Viewer, before: State | null): SeenEvent {
  switch (event.type) {
    case 'opened':
      return redactOpening(event, viewer);
    case 'turn-dealt':
      return redactTurn(event, viewer);
    case 'bought':
      return redactPurchase(event, viewer);
    case 'proposed':
      return event.to === null || event.to === viewer || event.from === viewer
        ? event
        : unfinished(event.from);
    case 'accepted':
      return redactDeal(event, viewer, before, { type: 'taken', offer: event.offer });
    case 'released':
      return redactDeal(event, viewer, before, { type: 'freed', offer: event.offer });
    case 'delivered':
      return redactDelivery(event, viewer, before);
    case 'traded':
      return redactTrade(event, viewer);
    case 'misdealt':
      return redactMisdeal(event, viewer);
    case 'calamities-selected':
      return redactSelection(event, viewer);
    case 'spent': {
      const { type, seat, value } = event;
      return seat === viewer ? event : { type, seat, value };
    }
    case 'surrendered': {
      const { type, seat, cards, shown } = event;
      return shown || seat === viewer ? event : { type, seat, count: sizeOf(cards) };
    }
    case 'discarded': {
      const { cards, ...open } = event;
      return event.seat === viewer ? event : { ...open, count: sizeOf(cards) };
    }
    case 'cards-taken':
    case 'handed-over':
      return redactTaking(event, viewer);
    default:
      return event;
  }
}

function redactOpening(event: EventOf<'opened'>, viewer: Viewer): SeenEvent {
  const { stacks: _stacks, hands, ...open } = event;
  return { ...open, hands: onlyOf(hands, viewer, kindsOf) };
}

function redactTurn(event: EventOf<'turn-dealt'>, viewer: Viewer): SeenEvent {
  const { under: _under, dealt, ...open } = event;
  return { ...open, dealt: onlyOf(dealt, viewer, kindsOf) };
}

function redactPurchase(event: EventOf<'bought'>, viewer: Viewer): SeenEvent {
  const { type, seat, card, price } = event;
  return seat === viewer ? { type, seat, card: kindOfCard(card), price } : { type, seat, price };
}

/**
 * A bag of card names by kinds. Of which block the cards of a hand are depends on what the others were given and
 * hand over, and the view does not tell it either.
 */
function kindsOf(names: Bag): Bag {
  return bagOf(
    Object.entries(names).flatMap(([name, count]) => Array<string>(count).fill(kindOfCard(name))),
  );
}

function redactTrade(event: EventOf<'traded'>, viewer: Viewer): SeenEvent {
  const { type, trade, offer, between, gave, got } = event;
  if (between[0] === viewer) return { type, trade, offer, between, gave, got };
  if (between[1] === viewer) return { type, trade, offer, between, gave: got, got: gave };
  return { type, trade, between };
}

/** Others learn only whose misdeal it was: that is counted for all to see. */
function redactMisdeal(event: EventOf<'misdealt'>, viewer: Viewer): SeenEvent {
  const { type, between, gave, got, grounds } = event;
  if (between[0] === viewer) return event;
  if (between[1] === viewer) return { ...event, gave: got, got: gave };
  return { type, seats: grounds.map(({ seat }) => seat) };
}

function redactSelection(event: EventOf<'calamities-selected'>, viewer: Viewer): SeenEvent {
  const { discarded, ...open } = event;
  return { ...open, discarded: onlyOf(discarded, viewer, (names) => names.map(kindOfCard)) };
}

/** The two between whom cards go know which; others see how many. */
function redactTaking(event: EventOf<'cards-taken' | 'handed-over'>, viewer: Viewer): SeenEvent {
  const { cards, ...open } = event;
  const isOf = event.from === viewer || event.to === viewer;
  return isOf ? { ...open, cards: kindsOf(cards) } : { ...open, count: sizeOf(cards) };
}

/** Of what each seat has, the viewer's own, as he may see it. */
function onlyOf<T, Seen>(
  bySeat: Readonly<Record<string, T>>,
  viewer: Viewer,
  show: (own: T) => Seen,
): Record<string, Seen> {
  const own = Object.hasOwn(bySeat, viewer) ? bySeat[viewer] : undefined;
  return own === undefined ? {} : { [viewer]: show(own) };
}

type DealEvent = EventOf<'accepted' | 'released' | 'delivered'>;

/** The parties of a deal know all of it; of an offer to all everybody knows that it was taken. */
function redactDeal(
  event: DealEvent,
  viewer: Viewer,
  before: State | null,
  forOnlookers: SeenEvent,
): SeenEvent {
  if (isDealOf(event, viewer, before)) return event;
  const isOpen = before?.open.some((offer) => offer.id === event.offer);
  return isOpen ? forOnlookers : unfinished(event.by);
}

/** Nobody sees another's sealed cards, but everybody sees that a seat which delivers has not finished. */
function redactDelivery(
  event: EventOf<'delivered'>,
  viewer: Viewer,
  before: State | null,
): SeenEvent {
  const { type, offer, by } = event;
  if (by === viewer) return event;
  return isDealOf(event, viewer, before) ? { type, offer, by } : unfinished(by);
}

function unfinished(seat: string): SeenEvent {
  return { type: 'unfinished', seat };
}

function isDealOf({ offer: id, by }: DealEvent, viewer: Viewer, before: State | null): boolean {
  if (by === viewer) return true;
  const own = before?.hidden[before.ids.indexOf(viewer)];
  const offers = [...(own?.live ?? []), ...(before?.open ?? [])];
  return offers.some((offer) => offer.id === id && isParty(offer, viewer));
}
