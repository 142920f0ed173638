import { type Bag, dropped, findIn, keep, REMEMBERED } from '@haggle/engine';
import type { Deck } from '../cards/deck.ts';
import { type Givers, move, pick } from '../cards/hand.ts';
import type { EventOf } from '../events.ts';
import type { Hand, Offer, Private, PublicSeat, State } from '../state.ts';
import { withParts, withTerms } from './copies.ts';
import { reset } from './offers.ts';
import { isFinished, withSeat } from './seats.ts';

/**
 * Both hands change in one step (rules clauses AC-28.1, MC-7.10); the last to deliver is unfinished.
 * This is the busiest step of a table: it copies each part that changes once and no other.
 */
export function traded(deck: Deck, state: State, event: EventOf<'traded'>): State {
  const { between, gave, got, from } = event;
  const maker = partyOf(state, between[0]);
  const accepter = partyOf(state, between[1]);
  if (maker === null || accepter === null) return state;
  const live = findIn(maker.own.live, event.offer) ?? findIn(state.open, event.offer);
  if (live === undefined) return state;
  const isMakerLast = live.delivered[0] !== maker.seat;
  const delivered = isMakerLast ? [accepter.seat, maker.seat] : between;
  const trades = state.tally.trades + 1;
  const ended = state.tally.ended + 1;
  const offer = withTerms(live, { state: 'traded', delivered, ended });
  const out = cardsFor(deck, maker.own, offer.id, { bag: gave, from });
  const back = cardsFor(deck, accepter.own, offer.id, { bag: got, from });
  const handOfMaker = move(deck, maker.own.hand, { out, in: back, giver: accepter.seat });
  const handOfAccepter = move(deck, accepter.own.hand, { out: back, in: out, giver: maker.seat });
  const newOfMaker = settled(maker.own, handOfMaker, offer, isMakerLast);
  const newOfAccepter = settled(accepter.own, handOfAccepter, offer, !isMakerLast);
  const hidden = state.hidden.slice();
  hidden[maker.place] = newOfMaker;
  hidden[accepter.place] = newOfAccepter;
  const isToAll = offer.to === null;
  return withParts(state, {
    hidden,
    seats: withSize(withSize(state.seats, maker.seat, newOfMaker), accepter.seat, newOfAccepter),
    open: isToAll ? dropped(state.open, offer.id) : state.open,
    over: isToAll ? keep(state.over, offer, REMEMBERED) : state.over,
    trades: keep(state.trades, { id: event.trade, between, gave, got }),
    tally: { trades, ended, lines: state.tally.lines },
  });
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

type Party = { readonly seat: string; readonly place: number; readonly own: Private };

function partyOf({ ids, hidden }: State, seat: string): Party | null {
  const place = ids.indexOf(seat);
  const own = hidden[place];
  return own === undefined ? null : { seat, place, own };
}

/** What a party knows and holds after its deal. */
function settled(own: Private, hand: Hand, offer: Offer, isLast: boolean): Private {
  const isToAll = offer.to === null;
  const { sealed } = own;
  return {
    hand,
    sealed: sealed.length === 0 ? sealed : sealed.filter((part) => part.offer !== offer.id),
    live: isToAll ? own.live : dropped(own.live, offer.id),
    over: isToAll ? own.over : keep(own.over, offer, REMEMBERED),
    talk: own.talk,
    made: own.made,
    done: isLast ? false : own.done,
    barred: own.barred,
  };
}

type Given = { readonly bag: Bag; readonly from: Givers | undefined };

/** What a party had sealed into the deal; the last to deliver gives at once. */
function cardsFor(deck: Deck, own: Private, offer: string, { bag, from }: Given) {
  for (const part of own.sealed) if (part.offer === offer) return part.cards;
  return pick(deck, own, bag, from);
}

/** What all see of the seats; the same object when this one's hand is as large as before. */
function withSize(seats: State['seats'], id: string, own: Private): State['seats'] {
  const seat: PublicSeat | undefined = seats[id];
  const finished = isFinished(own);
  const { size } = own.hand;
  if (seat === undefined || (seat.cards === size && seat.finished === finished)) return seats;
  return { ...seats, [id]: { ...seat, cards: size, finished } };
}
