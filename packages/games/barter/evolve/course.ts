import { keep } from '@haggle/engine';
import type { Deck } from '../cards/deck.ts';
import { calamitiesIn, indexOfName, move } from '../cards/hand.ts';
import type { EventOf } from '../events.ts';
import { withHidden } from '../shelf.ts';
import type { State } from '../state.ts';
import { withOwn, withParts } from './copies.ts';
import { closed } from './offers.ts';
import { withHand, withoutMark, withSeat } from './seats.ts';
import { discard } from './turns.ts';

/** A line of talk, kept by all or by its two parties. */
export function said(state: State, { from, to, text, at }: EventOf<'said'>): State {
  const line = state.tally.lines + 1;
  const tally = { ...state.tally, lines: line };
  const entry = { from, to, text, at, line };
  if (to === null) return withParts(state, { tally, talk: keep(state.talk, entry) });
  const next = withHidden(state, [from, to], (own) =>
    withOwn(own, { talk: keep(own.talk, entry) }),
  );
  return withParts(next, { tally });
}

/** A seat may trade no more. */
export function barred(state: State, seat: string): State {
  const next = withHidden(state, [seat], (own) => withOwn(own, { barred: true }));
  return withSeat(next, seat, { barred: true });
}

/** A seat may trade again. */
export function unbarred(state: State, seat: string): State {
  const next = withHidden(state, [seat], (own) => withOwn(own, { barred: false }));
  return withoutMark(next, seat, 'barred');
}

/** A seat may keep so many commodities; null: as many as the others. */
export function handLimitSet(state: State, { seat, limit }: EventOf<'hand-limit-set'>): State {
  return limit === null
    ? withoutMark(state, seat, 'handLimit')
    : withSeat(state, seat, { handLimit: limit });
}

/** Trading begins; the treasury that nobody can spend any more is put away. */
export function openedTrading(state: State, { deadline }: EventOf<'trading-opened'>): State {
  const seats = Object.fromEntries(
    state.ids.map((id) => {
      const { treasury: _away, ...shown } = state.seats[id] ?? { cards: 0, finished: true };
      return [id, shown];
    }),
  );
  return withParts(state, { phase: 'trade', deadline, seats });
}

/** The clock of trading stands, with so much time left. */
export function clockStopped(state: State, { left }: EventOf<'clock-stopped'>): State {
  return withParts(state, { deadline: null, stopped: left });
}

/** The clock runs again. */
export function clockStarted(state: State, { deadline }: EventOf<'clock-started'>): State {
  return withParts(state, { deadline, stopped: null });
}

/** Trading is over: what lies open lapses, sealed cards return, purchases begin. */
export function endedTrading(state: State): State {
  let next = withParts(state, { phase: 'purchase', deadline: null, stopped: null });
  const live = [...state.hidden.flatMap((own) => own.live), ...state.open];
  for (const { id, from } of live.filter((offer, at) => live.indexOf(offer) === at)) {
    next = closed(next, from, id, 'lapsed');
  }
  return state.ids.reduce((shown, id) => withSeat(shown, id, { spent: 0 }), next);
}

/** The calamities are counted for all to see, and those that chance took go to the discards. */
export function selected(deck: Deck, state: State, event: EventOf<'calamities-selected'>): State {
  return state.ids.reduce((next, id) => {
    const lost = (event.discarded[id] ?? []).map((name) => indexOfName(deck, name));
    const kept =
      lost.length > 0
        ? discard(
            deck,
            withHand(next, id, (hand) => move(deck, hand, { out: lost })),
            lost,
          )
        : next;
    const own = kept.hidden[kept.ids.indexOf(id)];
    return withSeat(kept, id, {
      calamitiesRevealed: event.revealed[id] ?? 0,
      calamitiesKept: own ? calamitiesIn(deck, own.hand).length : 0,
    });
  }, state);
}
