import { nextOfferId, type Random, shuffle, type Viewer, withLine } from '@haggle/engine';
import { twoOthers } from '../../testing/drawing.ts';
import { proposed } from '../evolve/offers.ts';
import type { State } from '../state.ts';

/** Another state that the viewer cannot tell from this one: another order of the deck, an offer and a word between others. */
export function scramble(state: State, viewer: Viewer, random: Random): State {
  const { deck } = state;
  const shuffled = { ...state, deck: { ...deck, cards: shuffle(deck.cards, random) } };
  return whisper(shuffled, viewer, random);
}

function whisper(state: State, viewer: Viewer, random: Random): State {
  const pair = twoOthers(state, viewer, random);
  if (pair === null || random(3) === 0) return state;
  const [from, to] = pair;
  const offer = nextOfferId(state, from, to);
  const terms = { gives: 0, asks: 1, note: null, deal: null };
  const whispered = proposed(state, { type: 'proposed', offer, from, to, ...terms });
  const talk = withLine(state.talk, { from, to, text: 'psst', at: 0 });
  return { ...whispered, talk, ended: state.ended + random(3) };
}
