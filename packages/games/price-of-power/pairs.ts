import { KEPT, type Offer, type OfferState, type Pair, type State } from './state.ts';

const EMPTY: Pair = { open: [], over: [], made: {} };

/** How the state calls the pair of two seats. */
export function pairKey(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

/** The state with what two seats have between them changed. */
export function withPair(
  state: State,
  [one, other]: readonly [string, string],
  change: (pair: Pair) => Pair,
): State {
  const key = pairKey(one, other);
  const pair = Object.hasOwn(state.pairs, key) ? (state.pairs[key] ?? EMPTY) : EMPTY;
  return { ...state, pairs: { ...state.pairs, [key]: change(pair) } };
}

/** The state with an open offer that has come to its end; of those a pair keeps the last. */
export function withEnd(
  state: State,
  between: readonly [string, string],
  id: string,
  end: Exclude<OfferState, 'open'>,
): State {
  const ended = state.ended + 1;
  const closed = withPair(state, between, (pair) => {
    const offer = pair.open.find((one) => one.id === id);
    const over: readonly Offer[] = offer
      ? [...pair.over, { ...offer, state: end, ended }]
      : pair.over;
    const open = pair.open.filter((one) => one.id !== id);
    return { ...pair, open, over: over.slice(-KEPT) };
  });
  return { ...closed, ended };
}
