import { type Random, shuffle, type Viewer } from '@haggle/engine';
import { oneOf, twoOthers } from '../../testing/drawing.ts';
import { BINDING, LEAST } from '../binding.ts';
import type { Deck, Kind } from '../cards/deck.ts';
import { cardAt, countOf, move, sealedOf } from '../cards/hand.ts';
import { isAcceptanceTrue, isOfferTrue } from '../decide/truth.ts';
import { deckOf, ownOf } from '../desk.ts';
import type { Rulebook } from '../rulebook.ts';
import { withHidden, withOffer } from '../shelf.ts';
import type { Hand, Offer, Private, State } from '../state.ts';

const SWAPS = 12;

/**
 * Another state that the viewer cannot tell from this one: cards swapped between other hands and the
 * stacks, his own of another block, the stacks in another order, talk and offers between others, another
 * accepter of an offer to all.
 */
export function scramble(rules: Rulebook, state: State, viewer: Viewer, random: Random): State {
  const deck = deckOf(rules, state);
  let next: State = {
    ...state,
    stacks: state.stacks.map((stack) => shuffle(stack, random)),
    tally: {
      ...state.tally,
      lines: state.tally.lines + random(3),
      ended: state.tally.ended + random(3),
    },
  };
  for (let swap = 0; swap < SWAPS; swap++) next = swapCards(deck, next, viewer, random);
  for (const kind of deck.kinds) if (random(2) === 0) next = swapBlocks(next, deck, kind, viewer);
  const whispered = whisper(next, viewer, random);
  return retake(deck, offerAside(deck, whispered, viewer, random), viewer, random);
}

/** Swaps a card of another seat with one of a third seat or of a stack, where all said stays true. */
function swapCards(deck: Deck, state: State, viewer: Viewer, random: Random): State {
  const others = state.ids.filter((id) => id !== viewer);
  const place = state.ids.indexOf(oneOf(others, random) ?? '');
  const own = state.hidden[place];
  const given = own && drawCard(own, random);
  if (own === undefined || given === undefined) return state;
  const partner = state.ids.indexOf(oneOf(others, random) ?? '');
  const other = state.hidden[partner];
  if (other === undefined) return state;
  if (partner === place) return swapWithStack(deck, state, { place, own, given }, random);
  const taken = drawCard(other, random);
  if (taken === undefined || !isAlike(deck, state, given, taken)) return state;
  const hand = move(deck, own.hand, { out: [given], in: [taken] });
  const otherHand = move(deck, other.hand, { out: [taken], in: [given] });
  const isTrue = staysTrue(deck, state, place, hand) && staysTrue(deck, state, partner, otherHand);
  return isTrue
    ? withHands(
        state,
        new Map([
          [place, hand],
          [partner, otherHand],
        ]),
      )
    : state;
}

/**
 * The viewer's card of a kind for one of the other block that another holds or that lies in a stack; of a
 * calamity of which he has both, each for the other. Of which block a card is nobody is shown.
 */
function swapBlocks(state: State, deck: Deck, { cards }: Kind, viewer: Viewer): State {
  const [one, two] = cards;
  const place = state.ids.indexOf(viewer);
  const own = state.hidden[place];
  if (one === undefined || two === undefined || own === undefined) return state;
  const [given, taken] = isFree(own, one) ? [one, two] : [two, one];
  if (!isFree(own, given)) return state;
  if (isFree(own, taken)) {
    const hand = swapGivers(deck, own.hand, given, taken);
    return withHands(state, new Map([[place, hand]]));
  }
  return swapWithOther(deck, state, { place, own, given }, taken);
}

/** The same with a card of another hand or of a stack. */
function swapWithOther(
  deck: Deck,
  state: State,
  { place, own, given }: Chosen,
  taken: number,
): State {
  const hand = replace(deck, own.hand, given, taken);
  const partner = state.hidden.findIndex((other) => isFree(other, taken));
  const other = state.hidden[partner];
  if (other !== undefined) {
    const back = replace(deck, other.hand, taken, given);
    const hands = [
      [place, hand],
      [partner, back],
    ] as const;
    return withHands(state, new Map(hands));
  }
  const at = state.stacks.findIndex((stack) => stack.includes(taken));
  const stacks = state.stacks.map((stack, index) =>
    index === at ? stack.with(stack.indexOf(taken), given) : stack,
  );
  return at < 0 ? state : withHands({ ...state, stacks }, new Map([[place, hand]]));
}

function isFree(own: Private, card: number): boolean {
  return (own.hand.counts[card] ?? 0) > sealedOf(own.sealed, card);
}

/** A card for one of the same kind, from whom the first one came. */
function replace(deck: Deck, hand: Hand, given: number, taken: number): Hand {
  const giver = hand.givers[cardAt(deck, given).name];
  return move(deck, hand, { out: [given], in: [taken], ...(giver !== undefined && { giver }) });
}

function swapGivers(deck: Deck, hand: Hand, one: number, other: number): Hand {
  const [first, second] = [cardAt(deck, one).name, cardAt(deck, other).name];
  const { [first]: ofFirst, [second]: ofSecond, ...others } = hand.givers;
  const givers: Record<string, string> = others;
  if (ofFirst !== undefined) givers[second] = ofFirst;
  if (ofSecond !== undefined) givers[first] = ofSecond;
  return { ...hand, givers };
}

type Chosen = { readonly place: number; readonly own: Private; readonly given: number };

function swapWithStack(
  deck: Deck,
  state: State,
  { place, own, given }: Chosen,
  random: Random,
): State {
  const at = random(state.stacks.length);
  const stack = state.stacks[at] ?? [];
  const depth = random(Math.max(1, stack.length));
  const taken = stack[depth];
  if (taken === undefined || given === deck.water || !isAlike(deck, state, given, taken))
    return state;
  const hand = move(deck, own.hand, { out: [given], in: [taken] });
  if (!staysTrue(deck, state, place, hand)) return state;
  const stacks = state.stacks.map((cards, index) =>
    index === at ? cards.map((card, other) => (other === depth ? given : card)) : cards,
  );
  return withHands({ ...state, stacks }, new Map([[place, hand]]));
}

/** After the selection everybody knows how many calamities each seat holds. */
function isAlike(deck: Deck, { phase }: State, one: number, other: number): boolean {
  return phase !== 'purchase' || cardAt(deck, one).kind.type === cardAt(deck, other).kind.type;
}

function drawCard(own: Private, random: Random): number | undefined {
  const free = own.hand.counts.flatMap((count, card) =>
    new Array<number>(count - sealedOf(own.sealed, card)).fill(card),
  );
  return oneOf(free, random);
}

function staysTrue(deck: Deck, state: State, place: number, hand: Hand): boolean {
  const id = state.ids[place];
  const offers: readonly Offer[] = [...(state.hidden[place]?.live ?? []), ...state.open];
  return offers.every(
    (offer) =>
      (offer.from !== id || isOfferTrue({ deck }, offer, hand)) &&
      (offer.acceptance?.by !== id || isAcceptanceTrue({ deck }, offer, hand)),
  );
}

function withHands(state: State, hands: ReadonlyMap<number, Hand>): State {
  const hidden = state.hidden.map((own, at) => {
    const hand = hands.get(at);
    return hand ? { ...own, hand } : own;
  });
  return { ...state, hidden };
}

/** Something that two others said to each other, and how many offers they made each other. */
function whisper(state: State, viewer: Viewer, random: Random): State {
  const pair = twoOthers(state, viewer, random);
  if (pair === null) return state;
  const [from, to] = pair;
  const line = { from, to, text: 'psst', at: 0, line: state.tally.lines };
  const hidden = state.hidden.map((own, at) => {
    const id = state.ids[at];
    if (id !== from && id !== to) return own;
    const made = own.made.map((count, place) => count + (state.ids[place] === to ? 1 : 0));
    return { ...own, talk: [...own.talk, line], made };
  });
  return { ...state, hidden };
}

/** An offer of one of the others to another that is true of his hand. */
function offerAside(deck: Deck, state: State, viewer: Viewer, random: Random): State {
  const pair = twoOthers(state, viewer, random);
  if (pair === null || state.phase !== 'trade') return state;
  const [from, to] = pair;
  const own = ownOf(state, from);
  const named = deck.kinds
    .filter((kind) => kind.type === 'commodity' && countOf(own.hand.counts, kind) > 0)
    .map(({ id }) => id)
    .slice(0, BINDING);
  if (named.length < BINDING || own.hand.tradable < LEAST || own.barred) return state;
  const made = own.made[state.ids.indexOf(to)] ?? 0;
  const offer: Offer = {
    id: `${from}-${to}-${made + 1}`,
    from,
    to,
    revision: 1,
    state: 'open',
    gives: { count: LEAST, named },
    asks: { count: LEAST, named: [] },
    note: null,
    acceptance: null,
    delivered: [],
    ended: 0,
  };
  const place = state.ids.indexOf(to);
  const counted = withHidden(state, [from], (hidden) => ({
    ...hidden,
    made: hidden.made.map((count, at) => (at === place ? count + 1 : count)),
  }));
  return withOffer(counted, offer);
}

/**
 * An acceptance of an offer to all by another seat or with other names, where neither of the two is the viewer:
 * that nobody but they may know.
 */
function retake(deck: Deck, state: State, viewer: Viewer, random: Random): State {
  const offer = state.open.find(
    ({ acceptance, delivered, from }) =>
      acceptance !== null && acceptance.by !== viewer && from !== viewer && delivered.length === 0,
  );
  if (offer?.acceptance == null) return state;
  const strangers = state.ids.filter((id) => id !== viewer && id !== offer.from);
  const by = oneOf(strangers, random);
  if (by === undefined || ownOf(state, by).barred) return state;
  const { hand } = ownOf(state, by);
  const asked = offer.asks.named.length;
  const named = offer.acceptance.named.map((name, at) =>
    at < asked || random(2) === 0 ? name : drawName(deck, hand, random, name),
  );
  const taken: Offer = { ...offer, acceptance: { ...offer.acceptance, by, named } };
  return isAcceptanceTrue({ deck }, taken, hand) ? withOffer(state, taken) : state;
}

/** A commodity of a hand, or `otherwise` where it has none. */
function drawName(deck: Deck, { counts }: Hand, random: Random, otherwise: string): string {
  const held = deck.kinds.filter((kind) => kind.type === 'commodity' && countOf(counts, kind) > 0);
  return oneOf(held, random)?.id ?? otherwise;
}
