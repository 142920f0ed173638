import type { EventOf } from '../events.ts';
import { KEPT, type Offer, type OfferState, type Pair, type State } from '../state.ts';
import { pairKey, pairOf } from '../tidy.ts';

const EMPTY: Pair = { open: [], over: [], deals: [], made: {} };

/** What two seats know of each other's offers and deals. */
export function pairIn(state: State, one: string, other: string): Pair {
  return state.pairs[pairKey(one, other)] ?? EMPTY;
}

export function proposed(state: State, event: EventOf<'proposed'>): State {
  const { offer: id, from, to, gives, asks, deal, market } = event;
  const offer: Offer = {
    id,
    from,
    to,
    revision: 1,
    state: 'open',
    gives,
    asks,
    deal,
    market,
    ended: 0,
  };
  return withPair(state, [from, to], (pair) => ({
    ...pair,
    open: [...pair.open, offer],
    made: { ...pair.made, [from]: (pair.made[from] ?? 0) + 1 },
  }));
}

export function revised(state: State, event: EventOf<'revised'>): State {
  const { offer: id, between, revision, gives, asks, deal, market } = event;
  const terms = { revision, gives, asks, deal, market, state: 'open', ended: 0 } as const;
  return withPair(state, between, (pair) => {
    const offer = findIn(pair, id);
    if (offer === undefined) return pair;
    return { ...pair, over: dropped(pair.over, id), open: put(pair.open, { ...offer, ...terms }) };
  });
}

/** An offer is over: settled, withdrawn or declined. */
export function closed(
  state: State,
  between: readonly [string, string],
  id: string,
  to: OfferState,
): State {
  const ended = state.tally.ended + 1;
  const next = withPair(state, between, (pair) => {
    const offer = findIn(pair, id);
    if (offer === undefined) return pair;
    const over = [...dropped(pair.over, id), { ...offer, state: to, ended }];
    return { ...pair, open: dropped(pair.open, id), over: over.slice(-KEPT) };
  });
  return { ...next, tally: { ...next.tally, ended } };
}

/** Black Market Dealings was played for an offer. */
export function marketed(state: State, between: readonly [string, string], id: string): State {
  return withPair(state, between, (pair) => ({
    ...pair,
    open: pair.open.map((offer) => (offer.id === id ? { ...offer, market: true } : offer)),
  }));
}

/** Two players have agreed on something. */
export function withDeal(
  state: State,
  between: readonly [string, string],
  terms: Offer['deal'],
): State {
  if (terms.length === 0) return state;
  const deal = { between: pairOf(...between), terms, made: state.tally.ended };
  return withPair(state, between, (pair) => ({
    ...pair,
    deals: [...pair.deals, deal].slice(-KEPT),
  }));
}

function withPair(
  state: State,
  [one, other]: readonly [string, string],
  change: (pair: Pair) => Pair,
): State {
  const pair = change(pairIn(state, one, other));
  return { ...state, pairs: { ...state.pairs, [pairKey(one, other)]: pair } };
}

function findIn({ open, over }: Pair, id: string): Offer | undefined {
  return [...open, ...over].find((offer) => offer.id === id);
}

function dropped(offers: readonly Offer[], id: string): readonly Offer[] {
  return offers.filter((offer) => offer.id !== id);
}

function put(offers: readonly Offer[], offer: Offer): readonly Offer[] {
  const isThere = offers.some(({ id }) => id === offer.id);
  return isThere ? offers.map((one) => (one.id === offer.id ? offer : one)) : [...offers, offer];
}
