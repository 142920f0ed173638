import type { Offer, Private, State } from '../state.ts';

// Field by field: a spread costs twenty times as much, and steps of a busy table are made of such copies.

/** What changes at a table; the deck, its options and who sits there stay. A clock that is `null` stands no more. */
type Parts = Partial<Omit<State, 'deck' | 'options' | 'ids' | 'blocks' | 'stopped'>> & {
  readonly stopped?: number | null;
};

/** The state with some of its parts replaced. */
export function withParts(state: State, parts: Parts): State {
  return {
    deck: state.deck,
    options: state.options,
    phase: parts.phase ?? state.phase,
    deadline: parts.deadline === undefined ? state.deadline : parts.deadline,
    stopped: parts.stopped === undefined ? state.stopped : (parts.stopped ?? undefined),
    ids: state.ids,
    blocks: state.blocks,
    hidden: parts.hidden ?? state.hidden,
    seats: parts.seats ?? state.seats,
    open: parts.open ?? state.open,
    over: parts.over ?? state.over,
    trades: parts.trades ?? state.trades,
    talk: parts.talk ?? state.talk,
    stacks: parts.stacks ?? state.stacks,
    discards: parts.discards ?? state.discards,
    tally: parts.tally ?? state.tally,
  };
}

/** What a seat alone knows, with some parts replaced. */
export function withOwn(own: Private, parts: Partial<Private>): Private {
  return {
    hand: parts.hand ?? own.hand,
    sealed: parts.sealed ?? own.sealed,
    live: parts.live ?? own.live,
    over: parts.over ?? own.over,
    talk: parts.talk ?? own.talk,
    made: parts.made ?? own.made,
    done: parts.done ?? own.done,
    barred: parts.barred ?? own.barred,
  };
}

/** What may change of an offer. */
export type OfferParts = Partial<Omit<Offer, 'id' | 'from' | 'to'>>;

/** An offer with some of its terms or what became of it replaced. */
export function withTerms(offer: Offer, parts: OfferParts): Offer {
  return {
    id: offer.id,
    from: offer.from,
    to: offer.to,
    revision: parts.revision ?? offer.revision,
    state: parts.state ?? offer.state,
    gives: parts.gives ?? offer.gives,
    asks: parts.asks ?? offer.asks,
    note: parts.note === undefined ? offer.note : parts.note,
    acceptance: parts.acceptance === undefined ? offer.acceptance : parts.acceptance,
    delivered: parts.delivered ?? offer.delivered,
    ended: parts.ended ?? offer.ended,
  };
}
