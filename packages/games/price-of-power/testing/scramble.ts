import { type Random, shuffle, type Viewer } from '@haggle/engine';
import { pairKey } from '../pairs.ts';
import type { Offer, State } from '../state.ts';

/** Another state that the viewer cannot tell from this one: another order of the deck, an offer between others. */
export function scramble(state: State, viewer: Viewer, random: Random): State {
  const { deck } = state;
  const shuffled = { ...state, deck: { ...deck, cards: shuffle(deck.cards, random) } };
  return whisper(shuffled, viewer, random);
}

function whisper(state: State, viewer: Viewer, random: Random): State {
  const [from, to] = shuffle(
    state.ids.filter((id) => id !== viewer),
    random,
  );
  if (from === undefined || to === undefined || random(3) === 0) return state;
  const key = pairKey(from, to);
  const pair = state.pairs[key] ?? { open: [], over: [], made: {} };
  const count = (pair.made[from] ?? 0) + 1;
  const offer: Offer = {
    id: `${from}-${to}-${count}`,
    from,
    to,
    revision: 1,
    state: 'open',
    gives: 0,
    asks: 1,
    note: null,
    deal: null,
    ended: 0,
  };
  const other = { ...pair, open: [...pair.open, offer], made: { ...pair.made, [from]: count } };
  return {
    ...state,
    pairs: { ...state.pairs, [key]: other },
    ended: state.ended + random(3),
  };
}
