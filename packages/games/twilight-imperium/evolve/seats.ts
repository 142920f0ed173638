import type { Items } from '../items.ts';
import { partsOf } from '../notes.ts';
import type { Hand, NotePlace, Seat, State } from '../state.ts';
import { addBags, withMore, without } from '../tidy.ts';

/** Changes what everybody sees of a seat. */
export function withSeat(state: State, id: string, change: (seat: Seat) => Partial<Seat>): State {
  const seat = state.seats[id];
  if (seat === undefined) return state;
  return { ...state, seats: { ...state.seats, [id]: { ...seat, ...change(seat) } } };
}

/** Changes what only the seat itself sees. */
export function withHand(state: State, id: string, change: (hand: Hand) => Partial<Hand>): State {
  const hand = state.hands[id];
  if (hand === undefined) return state;
  return { ...state, hands: { ...state.hands, [id]: { ...hand, ...change(hand) } } };
}

/** Takes from a seat what it gives. */
export function takeAway(state: State, id: string, items: Items): State {
  const { commodities = 0, tradeGoods = 0, relicFragments = {}, captured = {} } = items;
  const { relics = [], planets = [], actionCards = [], secrets = [], promissoryNote } = items;
  const seats = withSeat(state, id, (seat) => ({
    commodities: seat.commodities - commodities,
    tradeGoods: seat.tradeGoods - tradeGoods,
    relicFragments: addBags(seat.relicFragments, relicFragments, -1),
    relics: without(seat.relics, relics),
    planets: without(seat.planets, planets),
    mechs: moveMechs(seat, planets),
    demilitarized: without(seat.demilitarized, planets),
    captured: releaseUnits(seat.captured, captured),
  }));
  const left = commodities > 0 ? notFresh(seats, id) : seats;
  return withHand(left, id, (hand) => ({
    notes: without(hand.notes, promissoryNote === undefined ? [] : [promissoryNote]),
    actionCards: without(hand.actionCards, actionCards),
    secrets: without(hand.secrets, secrets),
  }));
}

/**
 * Gives a seat what it receives: commodities arrive as trade goods (rules clauses TI-21.5, TI-21.6), its
 * captured units go to its reinforcements, which are not kept here. Notes come by their receipts;
 * `zones` are the planets among these that have a Demilitarized Zone.
 */
export function giveTo(
  state: State,
  id: string,
  items: Items,
  zones: readonly string[] = [],
): State {
  const { commodities = 0, tradeGoods = 0, relicFragments = {} } = items;
  const { relics = [], planets = [], actionCards = [], secrets = [] } = items;
  const seats = withSeat(state, id, (seat) => ({
    tradeGoods: seat.tradeGoods + tradeGoods + commodities,
    relicFragments: addBags(seat.relicFragments, relicFragments),
    relics: withOthers(seat.relics, relics),
    planets: withOthers(seat.planets, planets),
    demilitarized: withMore(seat.demilitarized, zones),
  }));
  return withHand(seats, id, (hand) => ({
    actionCards: withMore(hand.actionCards, actionCards),
    secrets: withMore(hand.secrets, secrets),
  }));
}

/** The list with those of `more` that it has not: of relics and planets there is one each. */
function withOthers(all: readonly string[], more: readonly string[]): readonly string[] {
  return withMore(
    all,
    more.filter((one) => !all.includes(one)),
  );
}

/** The planets that a seat gives away with their Demilitarized Zone. */
export function zonesIn({ seats }: State, giver: string, { planets = [] }: Items): string[] {
  return planets.filter((planet) => seats[giver]?.demilitarized.includes(planet));
}

/** Puts a note, wherever it is, in its place with a seat. */
export function placeNote(state: State, note: string, seat: string, place: NotePlace): State {
  const lifted = liftNote(state, note);
  switch (place) {
    case 'hand':
      return withHand(lifted, seat, ({ notes }) => ({ notes: withMore(notes, [note]) }));
    case 'play-area':
      return withSeat(lifted, seat, ({ playArea }) => ({ playArea: withMore(playArea, [note]) }));
    case 'out':
      return { ...lifted, out: withMore(lifted.out, [note]) };
  }
}

/** Brings a note home to its owner's hand. */
export function sendHome(state: State, note: string): State {
  return placeNote(state, note, partsOf(note).owner, 'hand');
}

function liftNote(state: State, note: string): State {
  if (state.out.includes(note)) return { ...state, out: without(state.out, [note]) };
  const holder = state.ids.find((id) => state.hands[id]?.notes.includes(note));
  if (holder !== undefined) {
    return withHand(state, holder, ({ notes }) => ({ notes: without(notes, [note]) }));
  }
  const keeper = state.ids.find((id) => state.seats[id]?.playArea.includes(note));
  if (keeper === undefined) return state;
  return withSeat(state, keeper, ({ playArea }) => ({ playArea: without(playArea, [note]) }));
}

/** Something was done with what a seat had replenished: Trade Agreement comes too late. */
export function notFresh(state: State, id: string): State {
  if (state.replenished[id] === undefined) return state;
  const { [id]: _took, ...replenished } = state.replenished;
  return { ...state, replenished };
}

/** The units of a planet that is given away go to another planet of the seat (Pride of Kenara). */
function moveMechs({ mechs, planets }: Seat, gone: readonly string[]): readonly string[] {
  const staying = mechs.filter((planet) => !gone.includes(planet));
  const moving = mechs.length - staying.length;
  const homes = planets.filter((planet) => !gone.includes(planet) && !staying.includes(planet));
  return withMore(staying, homes.slice(0, moving));
}

function releaseUnits(held: Seat['captured'], gone: Seat['captured']): Seat['captured'] {
  const owners = Object.keys(held).map(
    (owner) => [owner, addBags(held[owner] ?? {}, gone[owner] ?? {}, -1)] as const,
  );
  return Object.fromEntries(owners.filter(([, units]) => Object.keys(units).length > 0));
}
