import { nextOfferId, type Random, type Viewer, withLine } from '@haggle/engine';
import { oneOf, twoOthers } from '../../testing/drawing.ts';
import { proposed } from '../evolve/offers.ts';
import type { Items } from '../items.ts';
import type { Hand, Offer, Pair, State } from '../state.ts';
import { withMore, without } from '../tidy.ts';

const SWAPS = 8;

/**
 * Another state that the viewer cannot tell from this one: hidden notes swapped between other hands,
 * other hidden cards, talk, offers and deals between others that he does not see, made by the one or the other.
 */
export function scramble(state: State, viewer: Viewer, random: Random): State {
  const said = saidTo(state, viewer);
  let next = state;
  for (let swap = 0; swap < SWAPS; swap++) next = swapNotes(next, viewer, said, random);
  const others = next.ids.filter((id) => id !== viewer);
  for (const id of others) next = otherCards(next, id, said, random);
  return turnOffers(whisper(next, viewer, random), viewer, random);
}

/** What the viewer's own offers name: whether it is held, accepting them tells. */
function saidTo({ pairs }: State, viewer: Viewer): ReadonlySet<string> {
  const offers = Object.entries(pairs)
    .filter(([key]) => key.split(' ').includes(viewer))
    .flatMap(([, { open, over }]) => [...open, ...over]);
  return new Set(offers.flatMap(({ gives, asks }) => [...namesIn(gives), ...namesIn(asks)]));
}

function namesIn({ promissoryNote, actionCards = [], secrets = [] }: Items): readonly string[] {
  return [promissoryNote ?? [], actionCards, secrets].flat();
}

function swapNotes(state: State, viewer: Viewer, said: ReadonlySet<string>, random: Random): State {
  const pair = twoOthers(state, viewer, random);
  if (pair === null) return state;
  const [one, other] = pair;
  const mine = drawNote(state, one, said, random);
  const theirs = drawNote(state, other, said, random);
  if (!mine || !theirs) return state;
  const swapped = withNotes(state, one, (notes) => withMore(without(notes, [mine]), [theirs]));
  return withNotes(swapped, other, (notes) => withMore(without(notes, [theirs]), [mine]));
}

function drawNote(
  { hands }: State,
  id: string,
  said: ReadonlySet<string>,
  random: Random,
): string | undefined {
  const notes = (hands[id]?.notes ?? []).filter((note) => !said.has(note));
  return oneOf(notes, random);
}

function withNotes(
  state: State,
  id: string,
  change: (notes: readonly string[]) => readonly string[],
): State {
  const hand = state.hands[id];
  if (hand === undefined) return state;
  return { ...state, hands: { ...state.hands, [id]: { ...hand, notes: change(hand.notes) } } };
}

function otherCards(state: State, id: string, said: ReadonlySet<string>, random: Random): State {
  const hand = state.hands[id];
  if (hand === undefined) return state;
  const change = (cards: readonly string[]) =>
    cards
      .map((card) => (said.has(card) || random(2) === 0 ? card : `unheard-of-${random(9)}`))
      .toSorted();
  const other: Hand = {
    notes: hand.notes,
    actionCards: change(hand.actionCards),
    secrets: change(hand.secrets),
  };
  return { ...state, hands: { ...state.hands, [id]: other } };
}

/** What two others offered each other may as well have come from the other of the two. */
function turnOffers(state: State, viewer: Viewer, random: Random): State {
  const pairs = Object.entries(state.pairs).map(([key, pair]) => {
    const isTurned = !key.split(' ').includes(viewer) && random(2) === 0;
    return [key, isTurned ? turned(pair) : pair] as const;
  });
  return { ...state, pairs: Object.fromEntries(pairs) };
}

/** All offers of a pair with their makers exchanged. */
export function turned(pair: Pair): Pair {
  const [one, other] = [...pair.open, ...pair.over].flatMap(({ from, to }) => [from, to]);
  if (one === undefined || other === undefined) return pair;
  const { [one]: mine = 0, [other]: theirs = 0 } = pair.made;
  return {
    ...pair,
    open: pair.open.map(turnedOffer),
    over: pair.over.map(turnedOffer),
    made: { ...(theirs && { [one]: theirs }), ...(mine && { [other]: mine }) },
  };
}

/** The same terms, put by the one to whom they were put. */
export function turnedOffer(offer: Offer): Offer {
  const { id, from: to, to: from, gives: asks, asks: gives } = offer;
  const number = id.slice(`${to}-${from}-`.length);
  return { ...offer, id: `${from}-${to}-${number}`, from, to, gives, asks };
}

/** Something that two others said to each other, and an offer between them. */
function whisper(state: State, viewer: Viewer, random: Random): State {
  const pair = twoOthers(state, viewer, random);
  if (pair === null || random(3) === 0) return state;
  const [from, to] = pair;
  const offer = nextOfferId(state, from, to);
  const terms = { gives: { tradeGoods: 1 }, asks: {}, deal: [], market: false };
  const whispered = proposed(state, { type: 'proposed', offer, from, to, ...terms });
  const ended = state.tally.ended + random(3);
  const talk = withLine(state.talk, { from, to, text: 'psst', at: 0 });
  return { ...whispered, talk, tally: { ...state.tally, ended } };
}
