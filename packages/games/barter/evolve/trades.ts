import type { Bag } from '@haggle/engine';
import type { Deck } from '../deck.ts';
import type { EventOf } from '../events.ts';
import { move, pick } from '../hand.ts';
import { findLive, keep, withHidden, withOffer } from '../shelf.ts';
import type { Private, State } from '../state.ts';
import { reset } from './offers.ts';
import { isFinished, withSeat } from './seats.ts';

/** Both hands change in one step (rules clauses AC-28.1, MC-7.10); the last to deliver is unfinished. */
export function traded(deck: Deck, state: State, event: EventOf<'traded'>): State {
  const { between, gave, got } = event;
  const [maker, accepter] = between;
  const offer = findLive(state, maker, event.offer);
  const ownOfMaker = state.hidden[state.ids.indexOf(maker)];
  const ownOfAccepter = state.hidden[state.ids.indexOf(accepter)];
  if (!offer || !ownOfMaker || !ownOfAccepter) return state;
  const fromMaker = cardsFor(deck, ownOfMaker, offer.id, gave);
  const fromAccepter = cardsFor(deck, ownOfAccepter, offer.id, got);
  const settled = withOffer(state, { ...offer, state: 'traded', delivered: between });
  const last = offer.delivered[0] === maker ? accepter : maker;
  const moved = withHidden(settled, between, (own, seat) => {
    const isMaker = seat === maker;
    const hand = move(deck, own.hand, {
      out: isMaker ? fromMaker : fromAccepter,
      in: isMaker ? fromAccepter : fromMaker,
      giver: isMaker ? accepter : maker,
    });
    const sealed = own.sealed.filter((part) => part.offer !== offer.id);
    return { ...own, hand, sealed, done: seat === last ? false : own.done };
  });
  const trades = keep(moved.trades, { id: event.trade, between, gave, got });
  const tally = { ...moved.tally, trades: moved.tally.trades + 1 };
  return between.reduce(showHand, { ...moved, trades, tally });
}

/** All cards of the deal stay where they were, and the offer is open under a new revision (MC-7.11). */
export function misdealt(state: State, event: EventOf<'misdealt'>): State {
  const [maker] = event.between;
  const { revision, grounds } = event;
  const opened = reset(state, maker, event.offer, { state: 'open', revision });
  return grounds.reduce((next, { seat }) => {
    const misdeals = (next.seats[seat]?.misdeals ?? 0) + 1;
    return withSeat(next, seat, { misdeals });
  }, opened);
}

function cardsFor(deck: Deck, own: Private, offer: string, bag: Bag): readonly number[] {
  return own.sealed.find((part) => part.offer === offer)?.cards ?? pick(deck, own, bag);
}

function showHand(state: State, seat: string): State {
  const own = state.hidden[state.ids.indexOf(seat)];
  if (own === undefined) return state;
  return withSeat(state, seat, { cards: own.hand.size, finished: isFinished(own) });
}
