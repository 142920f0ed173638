import { type Bag, compareTexts } from '@haggle/engine';
import type { Counts, Hand, Private, Sealed } from '../state.ts';
import type { Card, Deck, Kind } from './deck.ts';

/** The card with this index; the index must come from the deck itself. */
export function cardAt(deck: Deck, index: number): Card {
  const card = deck.cards[index];
  if (card === undefined) throw new RangeError(`the deck has no card ${index}`);
  return card;
}

/** A hand without cards. */
export function emptyHand(deck: Deck, mining = false): Hand {
  return { counts: deck.cards.map(() => 0), size: 0, tradable: 0, givers: {}, mining };
}

/** How many cards of a kind the counts hold, over both blocks. */
export function countOf(counts: Counts, kind: Kind): number {
  let count = 0;
  for (const card of kind.cards) count += counts[card] ?? 0;
  return count;
}

/** How many of a card are sealed into deals, that of `except` left out. */
export function sealedOf(sealed: readonly Sealed[], card: number, except?: string): number {
  let count = 0;
  for (const part of sealed) {
    if (part.offer === except) continue;
    for (const one of part.cards) if (one === card) count++;
  }
  return count;
}

/** How many cards of a kind a seat holds that are not sealed into another deal than `offer`. */
export function freeOf(own: Private, kind: Kind, offer?: string): number {
  let free = 0;
  for (const card of kind.cards) {
    free += (own.hand.counts[card] ?? 0) - sealedOf(own.sealed, card, offer);
  }
  return free;
}

/** Whose copies of calamities are meant, by kind; null: the one that nobody gave. */
export type Givers = Readonly<Record<string, string | null>>;

/**
 * The cards, by index, that a bag of kinds means in this hand: those that are not sealed, first the copies that
 * `from` names, then in the order of the deck. The bag must be held.
 */
export function pick(deck: Deck, own: Private, bag: Bag, from: Givers = NOBODYS): number[] {
  const cards: number[] = [];
  for (const id in bag) {
    const kind = deck.kindOf.get(id);
    let wanted = bag[id] ?? 0;
    if (kind === undefined) continue;
    for (const card of from[id] === undefined ? kind.cards : firstFrom(deck, own, kind, from[id])) {
      const free = (own.hand.counts[card] ?? 0) - sealedOf(own.sealed, card);
      for (let taken = 0; taken < free && wanted > 0; taken++, wanted--) cards.push(card);
    }
  }
  return cards;
}

const NOBODYS: Givers = {};

function firstFrom(deck: Deck, { hand }: Private, kind: Kind, giver: string | null): number[] {
  const rank = (card: number): number => (giverOf(hand, cardAt(deck, card).name) === giver ? 0 : 1);
  return kind.cards.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Who gave the copies of a kind in this hand that are not sealed, each once, first null where nobody did: an order
 * that tells nothing of the blocks that they are of.
 */
export function giversOf(deck: Deck, own: Private, kind: Kind): readonly (string | null)[] {
  const free = kind.cards.filter(
    (card) => (own.hand.counts[card] ?? 0) > sealedOf(own.sealed, card),
  );
  const givers = new Set(free.map((card) => giverOf(own.hand, cardAt(deck, card).name)));
  return [...givers].sort((one, other) => compareTexts(one ?? '', other ?? ''));
}

/** What moves into or out of a hand; `giver` is remembered for calamities that come in. */
type Movement = {
  readonly out?: readonly number[];
  readonly in?: readonly number[];
  readonly giver?: string;
};

const NOTHING: readonly number[] = [];

/** The hand after cards have left it and others have come in (rules clause AC-29.61 for the givers). */
export function move(
  deck: Deck,
  hand: Hand,
  { out = NOTHING, in: into = NOTHING, giver }: Movement,
): Hand {
  const counts = hand.counts.slice();
  let { tradable, givers } = hand;
  for (const card of out) {
    const { kind, name } = cardAt(deck, card);
    counts[card] = (counts[card] ?? 0) - 1;
    if (kind.tradable) tradable--;
    if (kind.type === 'calamity') givers = without(givers, name);
  }
  for (const card of into) {
    const { kind, name } = cardAt(deck, card);
    counts[card] = (counts[card] ?? 0) + 1;
    if (kind.tradable) tradable++;
    if (kind.type === 'calamity' && giver !== undefined) givers = { ...givers, [name]: giver };
  }
  return {
    counts,
    size: hand.size - out.length + into.length,
    tradable,
    givers,
    mining: hand.mining,
  };
}

function without(
  givers: Readonly<Record<string, string>>,
  name: string,
): Readonly<Record<string, string>> {
  if (!Object.hasOwn(givers, name)) return givers;
  const { [name]: _gone, ...others } = givers;
  return others;
}

/** The calamities in a hand, by card index, each as often as it is held. */
export function calamitiesIn(deck: Deck, hand: Hand): number[] {
  const found: number[] = [];
  for (const kind of deck.kinds) {
    if (kind.type !== 'calamity') continue;
    for (const card of kind.cards) {
      for (let held = hand.counts[card] ?? 0; held > 0; held--) found.push(card);
    }
  }
  return found;
}

/** A calamity in a hand, and who gave it; null: nobody did. */
type Held = { readonly kind: string; readonly from: string | null };

/**
 * The calamities in a hand with who gave them (rules clause AC-29.61), by kind and then by giver, first those
 * that nobody gave: the order tells nothing of the blocks that they are of.
 */
export function listCalamities(deck: Deck, hand: Hand): Held[] {
  return calamitiesIn(deck, hand)
    .map((card) => {
      const { kind, name } = cardAt(deck, card);
      return { kind: kind.id, from: giverOf(hand, name) };
    })
    .sort((a, b) => compareTexts(a.kind, b.kind) || compareTexts(a.from ?? '', b.from ?? ''));
}

function giverOf({ givers }: Hand, name: string): string | null {
  return (Object.hasOwn(givers, name) ? givers[name] : undefined) ?? null;
}

/** How many commodities, Water included, a hand holds. */
export function commoditiesIn(deck: Deck, hand: Hand): number {
  return hand.size - calamitiesIn(deck, hand).length;
}

/** Cards by index as a bag of card names, which keep the blocks apart. */
export function namesOfCards(deck: Deck, cards: readonly number[]): Bag {
  const bag: Record<string, number> = {};
  for (const card of cards) {
    const { name } = cardAt(deck, card);
    bag[name] = (bag[name] ?? 0) + 1;
  }
  return bag;
}

/** The indexes that a bag of card names means. */
export function cardsNamed(deck: Deck, names: Bag): number[] {
  return Object.entries(names).flatMap(([name, count]) =>
    new Array<number>(count).fill(indexOfName(deck, name)),
  );
}

/** The index of the card with this name; names come from the deck itself. */
export function indexOfName(deck: Deck, name: string): number {
  const index = deck.cardOf.get(name);
  if (index === undefined) throw new RangeError(`the deck has no card named ${name}`);
  return index;
}
