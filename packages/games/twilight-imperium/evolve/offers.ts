import { endOffer, keep, type OfferState, putOffer, reviseOffer, withShelf } from '@haggle/engine';
import type { EventOf } from '../events.ts';
import type { Offer, Pair, State } from '../state.ts';
import { pairOf } from '../tidy.ts';

/** What two seats have between them as long as nothing has been offered. */
export const EMPTY: Pair = { open: [], over: [], deals: [], made: {} };

/** A new offer, in its first revision, lies on the table between its two seats. */
export function proposed(state: State, event: EventOf<'proposed'>): State {
  const { offer: id, from, to, gives, asks, deal, market } = event;
  const terms = { gives, asks, deal, market };
  return withShelf(state, [from, to], EMPTY, (pair) =>
    putOffer(pair, { id, from, to, revision: 1, state: 'open', ...terms, ended: 0 }),
  );
}

/** The offer under its new terms; one that was declined is open again. */
export function revised(state: State, event: EventOf<'revised'>): State {
  const { offer, between, revision, gives, asks, deal, market } = event;
  const terms = { revision, gives, asks, deal, market };
  return withShelf(state, between, EMPTY, (pair) => reviseOffer(pair, offer, terms));
}

type Closing = { readonly between: readonly [string, string]; readonly offer: string };

/** An open offer has come to its end: settled, withdrawn or declined. */
export function closed(
  state: State,
  { between, offer }: Closing,
  to: Exclude<OfferState, 'open'>,
): State {
  const ended = state.tally.ended + 1;
  const end = { state: to, ended };
  const next = withShelf(state, between, EMPTY, (pair) => endOffer(pair, offer, end));
  return { ...next, tally: { ...next.tally, ended } };
}

/** Black Market Dealings was played for an offer. */
export function marketed(state: State, between: readonly [string, string], id: string): State {
  return withShelf(state, between, EMPTY, (pair) => ({
    ...pair,
    open: pair.open.map((offer) => (offer.id === id ? { ...offer, market: true } : offer)),
  }));
}

/** Black Market Dealings is for a transaction of the turn or agenda in which it was played. */
export function allUnmarketed(pairs: State['pairs']): State['pairs'] {
  const isUnchanged = Object.values(pairs).every((pair) => unmarketed(pair) === pair);
  if (isUnchanged) return pairs;
  return Object.fromEntries(Object.entries(pairs).map(([key, pair]) => [key, unmarketed(pair)]));
}

/** The transaction of two is over, and so is what Black Market Dealings was played for. */
export function unmarketed(pair: Pair): Pair {
  const { open, over } = pair;
  if (![...open, ...over].some(({ market }) => market)) return pair;
  return { ...pair, open: open.map(withoutMarket), over: over.map(withoutMarket) };
}

function withoutMarket(offer: Offer): Offer {
  return offer.market ? { ...offer, market: false } : offer;
}

/** Two players have agreed on something. */
export function withDeal(
  state: State,
  between: readonly [string, string],
  terms: Offer['deal'],
): State {
  if (terms.length === 0) return state;
  const deal = { between: pairOf(...between), terms, made: state.tally.ended };
  return withShelf(state, between, EMPTY, (pair) => ({ ...pair, deals: keep(pair.deals, deal) }));
}
