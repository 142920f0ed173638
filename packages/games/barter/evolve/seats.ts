import { LEAST } from '../binding.ts';
import { withHidden } from '../shelf.ts';
import type { Hand, Private, PublicSeat, State } from '../state.ts';
import { withOwn, withParts } from './copies.ts';

/** What everybody sees of a seat, changed; the same state when nothing changes. */
export function withSeat(state: State, seat: string, change: Partial<PublicSeat>): State {
  const shown = state.seats[seat];
  if (shown === undefined) return state;
  const keys = Object.keys(change) as (keyof PublicSeat)[];
  if (keys.every((key) => shown[key] === change[key])) return state;
  return withParts(state, { seats: { ...state.seats, [seat]: { ...shown, ...change } } });
}

/** A seat without what only some have, and all see. It stays where it stands: the order of the seats is theirs at the table. */
export function withoutMark(
  state: State,
  seat: string,
  mark: 'barred' | 'handLimit' | 'owes',
): State {
  const shown = state.seats[seat];
  if (shown === undefined) return state;
  const { [mark]: _gone, ...kept } = shown;
  return withParts(state, { seats: { ...state.seats, [seat]: kept } });
}

/** Whether all see a seat as finished: it said so, or holds fewer than three cards. */
export function isFinished({ done, hand }: Pick<Private, 'done' | 'hand'>): boolean {
  return done || hand.size < LEAST;
}

/** The seat has said that it wants no more trades. */
export function finished(state: State, seat: string): State {
  return withDone(state, seat, true);
}

/** The seat goes on: it has said so, or has done what only somebody does who trades. */
export function unfinished(state: State, seat: string): State {
  return withDone(state, seat, false);
}

function withDone(state: State, seat: string, done: boolean): State {
  const own = state.hidden[state.ids.indexOf(seat)];
  if (own === undefined || own.done === done) return state;
  const next = withHidden(state, [seat], (hidden) => withOwn(hidden, { done }));
  return withSeat(next, seat, { finished: isFinished({ done, hand: own.hand }) });
}

/** Replaces a hand, and shows all how large it is. */
export function withHand(state: State, seat: string, change: (hand: Hand) => Hand): State {
  const own = state.hidden[state.ids.indexOf(seat)];
  if (own === undefined) return state;
  const hand = change(own.hand);
  const next = withHidden(state, [seat], (hidden) => withOwn(hidden, { hand }));
  return withSeat(next, seat, { cards: hand.size, finished: isFinished({ done: own.done, hand }) });
}
