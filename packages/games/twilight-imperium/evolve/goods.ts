import { type Bag, keep, withShelf } from '@haggle/engine';
import { isPair } from '../allowance.ts';
import { LAWS_ORDER } from '../effects/ledger.ts';
import { isFaction } from '../effects/owning.ts';
import type { EventOf, Receipt } from '../events.ts';
import { doesPassOn, isComponentAction, partsOf } from '../notes.ts';
import type { State } from '../state.ts';
import { addBags, pairOf, withMore, without } from '../tidy.ts';
import { underLaws } from './board.ts';
import { acted } from './course.ts';
import { closed, EMPTY, unmarketed, withDeal } from './offers.ts';
import { giveTo, notFresh, placeNote, takeAway, withHand, withSeat, zonesIn } from './seats.ts';

/** Both sides move in one step: everything is taken from both before anything is given. */
export function transacted(state: State, event: EventOf<'transacted'>): State {
  const { between, gave, bonus, receipts, deal } = event;
  const [one, other] = between;
  const [mine, theirs] = [gave[one] ?? {}, gave[other] ?? {}];
  const taken = takeAway(takeAway(state, one, mine), other, theirs);
  const given = giveTo(taken, other, mine, zonesIn(state, one, mine));
  const both = giveTo(given, one, theirs, zonesIn(state, other, theirs));
  const over = closed(receive(paid(both, bonus), receipts), event, 'traded');
  const settled = withShelf(over, between, EMPTY, unmarketed);
  return withDeal(recorded(settled, event), between, deal);
}

/** Trade goods that seats gain together with a gift. */
function paid(state: State, bonus: Bag): State {
  return Object.entries(bonus).reduce(
    (next, [seat, count]) =>
      withSeat(next, seat, ({ tradeGoods }) => ({ tradeGoods: tradeGoods + count })),
    state,
  );
}

function recorded(state: State, event: EventOf<'transacted'>): State {
  const { transaction: id, between, gave, receipts, counted, extra } = event;
  const pair = pairOf(...between);
  const shown = receipts.filter(({ place }) => place !== 'hand').map(({ note }) => note);
  const transaction = { id, between: pair, gave, shown };
  const use = { between: pair, parted: false };
  const spent = (effect: string) => effect === extra || effect === 'black-market-dealings';
  return {
    ...state,
    transactions: keep(state.transactions, transaction),
    used: counted ? [...state.used, use] : state.used,
    extras: state.extras.filter(
      ({ effect, between }) => !(spent(effect) && isPair(between, ...pair)),
    ),
    tally: { ...state.tally, transactions: state.tally.transactions + 1 },
  };
}

/** Notes come to lie in the order in which they resolve, and bring what they bring. */
function receive(state: State, receipts: readonly Receipt[]): State {
  return receipts.reduce((next, { seat, note, place, tradeGoods }) => {
    const placed = placeNote(next, note, seat, place);
    return withSeat(placed, seat, (own) => ({ tradeGoods: own.tradeGoods + tradeGoods }));
  }, state);
}

/** What an effect makes one player give another (rules clause TI-21.6). */
export function handedOver(state: State, event: EventOf<'handed-over'>): State {
  const { from, to, items, receipts, bonus = {} } = event;
  return receive(paid(giveTo(takeAway(state, from, items), to, items), bonus), receipts);
}

/** A seat has taken commodities from the supply; how many it was counts for Trade Agreement. */
export function replenished(state: State, { seat, took }: EventOf<'replenished'>): State {
  const next = withSeat(state, seat, ({ commodities }) => ({ commodities: commodities + took }));
  return { ...next, replenished: { ...next.replenished, [seat]: took } };
}

/** One's own commodities become trade goods (rules clause TI-21.5.3). */
export function converted(state: State, { seat, commodities: count }: EventOf<'converted'>): State {
  const next = withSeat(state, seat, ({ commodities, tradeGoods }) => ({
    commodities: commodities - count,
    tradeGoods: tradeGoods + count,
  }));
  return notFresh(next, seat);
}

/** A seat has more commodities and trade goods, out of the supply, or fragments that it has found. */
export function gained(state: State, event: EventOf<'gained'>): State {
  return withSeat(state, event.seat, ({ commodities, tradeGoods, relicFragments }) => ({
    commodities: commodities + event.commodities,
    tradeGoods: tradeGoods + event.tradeGoods,
    relicFragments: addBags(relicFragments, event.relicFragments ?? {}),
  }));
}

/** A seat has fewer commodities, trade goods and fragments; after commodities Trade Agreement comes too late. */
export function spent(state: State, event: EventOf<'spent'>): State {
  const next = withSeat(state, event.seat, ({ commodities, tradeGoods, relicFragments }) => ({
    commodities: commodities - event.commodities,
    tradeGoods: tradeGoods - event.tradeGoods,
    relicFragments: addBags(relicFragments, event.relicFragments ?? {}, -1),
  }));
  const paid = event.commodities > 0 ? notFresh(next, event.seat) : next;
  const isOrder = event.permittedBy === LAWS_ORDER;
  // Anybody may write down what he has spent his own trade goods by.
  return isOrder && isFaction(state, 'keleres', event.seat)
    ? underLaws({ ...paid, isOrdered: true })
    : paid;
}

/** Commodities above a seat's maximum are back in the supply (rules clause TI-21.2). */
export function excessReturned(state: State, event: EventOf<'excess-returned'>): State {
  return withSeat(state, event.seat, ({ commodities }) => ({
    commodities: commodities - event.commodities,
  }));
}

/**
 * A note that was played lies with who played it, is out of the game, or is in its owner's hand again; one that
 * passes on is in the target's.
 */
export function notePlayed(state: State, event: EventOf<'note-played'>): State {
  const { note, by, place, target } = event;
  const before = isComponentAction(note) ? acted(state) : state;
  if (place !== 'hand') return placeNote(before, note, by, place);
  const next = doesPassOn(note) ? target : null;
  return placeNote(before, note, next ?? partsOf(note).owner, place);
}

/** One good has left the target, and Mentak has one, of the kind that it becomes; that pillage waits no more. */
export function pillaged(state: State, event: EventOf<'pillaged'>): State {
  const { by, target, take, becomes } = event;
  const robbed = withSeat(state, target, ({ commodities, tradeGoods }) =>
    take === 'commodity' ? { commodities: commodities - 1 } : { tradeGoods: tradeGoods - 1 },
  );
  const kept = take === 'commodity' ? notFresh(robbed, target) : robbed;
  const paid = withSeat(kept, by, ({ commodities, tradeGoods }) =>
    becomes === 'commodity' ? { commodities: commodities + 1 } : { tradeGoods: tradeGoods + 1 },
  );
  const first = paid.pending.findIndex(
    (one) => one.type === 'pillage' && one.by === by && one.target === target,
  );
  return { ...paid, pending: paid.pending.filter((_one, at) => at !== first) };
}

/** Action cards have left the seat's hand, and it owes no discard any more. */
export function discarded(state: State, event: EventOf<'discarded'>): State {
  const next = withHand(state, event.seat, ({ actionCards }) => ({
    actionCards: without(actionCards, event.actionCards),
  }));
  return undue(next, event.seat);
}

/** A seat owes so many action cards of its hand, whatever it owed before. */
export function discardDue(state: State, { seat: by, count }: EventOf<'discard-due'>): State {
  const { pending } = undue(state, by);
  return { ...state, pending: [...pending, { type: 'discard', by, count }] };
}

function undue(state: State, seat: string): State {
  const pending = state.pending.filter(({ type, by }) => type !== 'discard' || by !== seat);
  return { ...state, pending };
}

/** A referee's correction: what is given stands as it is given. */
export function corrected(state: State, { seat, set, note }: EventOf<'corrected'>): State {
  if (seat === null) return state;
  const { actionCards, secrets, ...open } = set;
  const held = { ...(actionCards && { actionCards }), ...(secrets && { secrets }) };
  const seats = withSeat(state, seat, ({ planets }) => ({
    ...open,
    ...(open.mechs && { planets: union(open.planets ?? planets, open.mechs) }),
    ...(open.demilitarized && { planets: union(open.planets ?? planets, open.demilitarized) }),
  }));
  const hands = withHand(seats, seat, () => held);
  const fresh = set.commodities === undefined ? hands : notFresh(hands, seat);
  const settled = actionCards === undefined ? fresh : undue(fresh, seat);
  return note === null ? settled : placeNote(settled, note.note, seat, note.place);
}

function union(one: readonly string[], other: readonly string[]): readonly string[] {
  return withMore(
    one,
    other.filter((item) => !one.includes(item)),
  );
}
