import { replaced, shelvesOf, withShelf } from '@haggle/engine';
import type { EventOf } from '../events.ts';
import { isReturnable } from '../lists.ts';
import { notesOf } from '../notes.ts';
import type { Galaxy, Offer, Pending, Seat, State } from '../state.ts';
import { capturedOf } from '../tidy.ts';
import { withGalaxy } from './board.ts';
import { closed, EMPTY } from './offers.ts';
import { notFresh, placeNote, sendHome, withHand, withSeat } from './seats.ts';

/** A seat is part of the game no more, or is again with the notes that it had in it (living rules reference, rules 33 and 69.7). */
export function eliminated(state: State, { seat, undone }: EventOf<'eliminated'>): State {
  return undone ? broughtBack(state, seat) : left(state, seat);
}

function broughtBack(state: State, id: string): State {
  const seat = state.seats[id];
  if (seat === undefined) return state;
  const { eliminated: _eliminated, lost = [], ...own } = seat;
  const seats = { ...state.seats, [id]: own };
  const back = ownNotes(state, id).filter((note) => !lost.includes(note));
  return back.reduce(sendHome, { ...state, seats });
}

function left(state: State, id: string): State {
  const cleared = withoutWaiting(withoutOffers(withoutNotes(state, id), id), id);
  const lost = ownNotes(state, id).filter((note) => state.out.includes(note));
  const bare = withSeat(cleared, id, () => ({ ...nothing(), lost }));
  const emptied = withHand(bare, id, () => ({ actionCards: [], secrets: [] }));
  return withoutCaptives(withoutUnits(emptied, id), id);
}

/** What is left before a seat: its sheets go to the box, its fragments and relics out of the game. */
function nothing(): Partial<Seat> {
  return {
    commodities: 0,
    tradeGoods: 0,
    relicFragments: {},
    relics: [],
    planets: [],
    mechs: [],
    demilitarized: [],
    spaceStations: 0,
    captured: {},
    eliminated: true,
  };
}

function ownNotes({ seats, expansions }: State, id: string): readonly string[] {
  return notesOf(id, seats[id]?.faction ?? '', expansions);
}

/** Its notes leave the game wherever they are, and those of others that it has go home. */
function withoutNotes(state: State, id: string): State {
  const { playArea = [] } = state.seats[id] ?? {};
  const held = [...(state.hands[id]?.notes ?? []), ...playArea];
  const home = held.reduce(sendHome, state);
  return ownNotes(state, id).reduce((next, note) => placeNote(next, note, id, 'out'), home);
}

/** No offer of it or to it can be taken, or be put again. */
function withoutOffers(state: State, id: string): State {
  const open = shelvesOf(state, id).flatMap((shelf) => shelf.open);
  const ended = open.reduce(
    (next, { id: offer, from, to }) => closed(next, { between: [from, to], offer }, 'withdrawn'),
    state,
  );
  const over = shelvesOf(ended, id).flatMap((shelf) => shelf.over);
  return over.filter(({ state: now }) => now === 'declined').reduce(withdrawn, ended);
}

/** An offer that was declined is over for good. */
function withdrawn(state: State, offer: Offer): State {
  return withShelf(state, [offer.from, offer.to], EMPTY, (pair) => ({
    ...pair,
    over: replaced(pair.over, { ...offer, state: 'withdrawn' as const }),
  }));
}

/** Nothing waits for it, or for what was to come with it. */
function withoutWaiting(state: State, id: string): State {
  const isOf = (one: Pending) => one.by === id || (one.type === 'pillage' && one.target === id);
  const pending = state.pending.filter((one) => !isOf(one));
  const extras = state.extras.filter(({ between }) => !between.includes(id));
  return notFresh({ ...state, pending, extras }, id);
}

/**
 * It is nowhere, and its abilities change the graph no more (Gate Folding, which ends with a turn, has ended with its
 * own); wormhole tokens stay.
 */
function withoutUnits(state: State, id: string): State {
  const { board, modernized, tethers } = state.galaxy;
  return withGalaxy(state, {
    board: withoutPlaces(board, id),
    modernized: modernized.filter((seat) => seat !== id),
    tethers: tethers.filter(({ by }) => by !== id),
  });
}

function withoutPlaces(board: Galaxy['board'], id: string): Galaxy['board'] {
  if (board.kind === 'list') {
    return { ...board, pairs: board.pairs.filter((pair) => !pair.includes(id)) };
  }
  const { [id]: _places, ...presence } = board.presence;
  return { ...board, presence };
}

/** Its ships and mechs that others have captured go to the box; captured fighters and infantry are nobody's (17.3). */
function withoutCaptives(state: State, id: string): State {
  return state.ids.reduce((next, holder) => {
    const units = next.seats[holder]?.captured[id];
    if (units === undefined) return next;
    const tokens = Object.entries(units).filter(([unit]) => !isReturnable(unit));
    return withSeat(next, holder, ({ captured }) => ({
      captured: capturedOf({ ...captured, [id]: Object.fromEntries(tokens) }),
    }));
  }, state);
}
