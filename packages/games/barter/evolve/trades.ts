import type { Bag } from '@haggle/engine';
import type { Deck } from '../deck.ts';
import type { EventOf } from '../events.ts';
import { move, pick } from '../hand.ts';
import { dropped, findLive, keep } from '../shelf.ts';
import type { Offer, Private, PublicSeat, State } from '../state.ts';
import { reset } from './offers.ts';
import { isFinished, withSeat } from './seats.ts';

/**
 * Both hands change in one step (rules clauses AC-28.1, MC-7.10); the last to deliver is unfinished.
 * This is the busiest step of a table: it copies each part that changes once and no other.
 */
export function traded(deck: Deck, state: State, event: EventOf<'traded'>): State {
  const { between, gave, got } = event;
  const [maker, accepter] = between;
  const placeOfMaker = state.ids.indexOf(maker);
  const placeOfAccepter = state.ids.indexOf(accepter);
  const ownOfMaker = state.hidden[placeOfMaker];
  const ownOfAccepter = state.hidden[placeOfAccepter];
  const live = findLive(state, maker, event.offer);
  if (!live || !ownOfMaker || !ownOfAccepter) return state;
  const { trades, ended, lines } = state.tally;
  const last = live.delivered[0] === maker ? accepter : maker;
  const delivered = [...live.delivered, last];
  const offer: Offer = { ...live, state: 'traded', delivered, ended: ended + 1 };
  const fromMaker = cardsFor(deck, ownOfMaker, offer.id, gave);
  const fromAccepter = cardsFor(deck, ownOfAccepter, offer.id, got);
  const swap = { deck, offer, last };
  const hidden = state.hidden.slice();
  const newOfMaker = settled(swap, ownOfMaker, maker, {
    out: fromMaker,
    in: fromAccepter,
    giver: accepter,
  });
  const newOfAccepter = settled(swap, ownOfAccepter, accepter, {
    out: fromAccepter,
    in: fromMaker,
    giver: maker,
  });
  hidden[placeOfMaker] = newOfMaker;
  hidden[placeOfAccepter] = newOfAccepter;
  const isToAll = offer.to === null;
  return {
    ...state,
    hidden,
    seats: withSizes(state, between, [newOfMaker, newOfAccepter]),
    open: isToAll ? dropped(state.open, offer.id) : state.open,
    over: isToAll ? keep(state.over, offer) : state.over,
    trades: keep(state.trades, { id: event.trade, between, gave, got }),
    tally: { trades: trades + 1, ended: ended + 1, lines },
  };
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

type Swap = { readonly deck: Deck; readonly offer: Offer; readonly last: string };
type Cards = {
  readonly out: readonly number[];
  readonly in: readonly number[];
  readonly giver: string;
};

/** What a party knows and holds after its deal. */
function settled({ deck, offer, last }: Swap, own: Private, seat: string, cards: Cards): Private {
  const isToAll = offer.to === null;
  return {
    hand: move(deck, own.hand, cards),
    sealed:
      own.sealed.length === 0 ? own.sealed : own.sealed.filter((part) => part.offer !== offer.id),
    live: isToAll ? own.live : dropped(own.live, offer.id),
    over: isToAll ? own.over : keep(own.over, offer),
    talk: own.talk,
    made: own.made,
    done: seat === last ? false : own.done,
    barred: own.barred,
  };
}

function cardsFor(deck: Deck, own: Private, offer: string, bag: Bag): readonly number[] {
  for (const part of own.sealed) if (part.offer === offer) return part.cards;
  return pick(deck, own, bag);
}

/** What all see of the two parties; the same object when their hands are as large as before. */
function withSizes(
  { seats }: State,
  between: readonly [string, string],
  owns: readonly [Private, Private],
): State['seats'] {
  let shown = seats;
  for (let at = 0; at < between.length; at++) {
    const id = between[at] ?? '';
    const own = owns[at];
    const seat: PublicSeat | undefined = shown[id];
    if (own === undefined || seat === undefined) continue;
    const finished = isFinished(own);
    if (seat.cards === own.hand.size && seat.finished === finished) continue;
    shown = { ...shown, [id]: { ...seat, cards: own.hand.size, finished } };
  }
  return shown;
}
