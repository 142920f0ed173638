import type { Bag } from '@haggle/engine';
import { worthOfSet } from '../../cards/value.ts';
import { type FloorDeck, isCommodity, isNameable, isTradable, kindsByValue } from './floor-deck.ts';

/** What so many cards of a kind are worth as a set; a calamity is none. */
export function setValue(deck: FloorDeck, kind: string, cards: number): number {
  const card = deck.commodities[kind];
  return card === undefined ? 0 : worthOfSet(card, cards);
}

/** What one more card of a kind would add; 0 when the set is full. */
export function gainOfNext(deck: FloorDeck, kind: string, cards: number): number {
  return setValue(deck, kind, cards + 1) - setValue(deck, kind, cards);
}

/** What all sets of a hand are worth together. */
export function handValue(deck: FloorDeck, hand: Bag): number {
  return Object.entries(hand).reduce((sum, [kind, cards]) => sum + setValue(deck, kind, cards), 0);
}

/** A hand with cards taken out and others put in; kinds that run out are left out. */
export function exchange(hand: Bag, gives: Bag, gets: Bag): Bag {
  const after: Record<string, number> = { ...hand };
  for (const [kind, cards] of Object.entries(gives)) after[kind] = (after[kind] ?? 0) - cards;
  for (const [kind, cards] of Object.entries(gets)) after[kind] = (after[kind] ?? 0) + cards;
  return Object.fromEntries(Object.entries(after).filter(([, cards]) => cards > 0));
}

/** How many cards of a hand may change hands at all. */
export function countTradable(deck: FloorDeck, hand: Bag): number {
  return countWhere(hand, (kind) => isTradable(deck, kind));
}

/** How many cards of a hand may be named. */
export function countNameable(deck: FloorDeck, hand: Bag): number {
  return countWhere(hand, (kind) => isNameable(deck, kind));
}

/** How many commodities a hand has. */
export function countCommodities(deck: FloorDeck, hand: Bag): number {
  return countWhere(hand, (kind) => isCommodity(deck, kind));
}

/** Every commodity card of a hand, the dearest first. */
export function commoditiesOf(deck: FloorDeck, hand: Bag): readonly string[] {
  return kindsByValue(deck)
    .toReversed()
    .flatMap((kind) => Array.from({ length: hand[kind] ?? 0 }, () => kind));
}

function countWhere(hand: Bag, counts: (kind: string) => boolean): number {
  return Object.entries(hand).reduce((sum, [kind, cards]) => sum + (counts(kind) ? cards : 0), 0);
}
