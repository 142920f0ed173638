import type { Bag } from '@haggle/engine';
import type { SetView, ValueView } from '../view.ts';
import type { Deck } from './deck.ts';

/** What is printed on the cards of a commodity: what one is worth, and how many make the full set. */
type Printed = { readonly value: number; readonly limit: number };

/**
 * What so many cards of one kind are worth as a set: the square of the cards times the value of one, up to the
 * full set (rules clauses AC-28.51, MC-7.1). The rules, the bots and the page all count by this.
 */
export function worthOfSet({ value, limit }: Printed, cards: number): number {
  const counted = Math.max(0, Math.min(cards, limit));
  return counted * counted * value;
}

/** So many commodities of a bag that are missed least, one after the other: first the card that its set misses least. */
export function leastMissed(
  bag: Bag,
  count: number,
  printedOf: (kind: string) => Printed | undefined,
): Record<string, number> {
  const left: Record<string, number> = {};
  for (const kind in bag) if (printedOf(kind) !== undefined) left[kind] = bag[kind] ?? 0;
  const lossOf = (kind: string): number => {
    const printed = printedOf(kind);
    const cards = left[kind] ?? 0;
    return printed ? worthOfSet(printed, cards) - worthOfSet(printed, cards - 1) : 0;
  };
  const chosen: Record<string, number> = {};
  for (let missing = count; missing > 0; missing--) {
    const held = Object.keys(left).filter((kind) => (left[kind] ?? 0) > 0);
    const [kind] = held.toSorted((one, other) => lossOf(one) - lossOf(other));
    if (kind === undefined) break;
    left[kind] = (left[kind] ?? 0) - 1;
    chosen[kind] = (chosen[kind] ?? 0) + 1;
  }
  return chosen;
}

/** What the commodities in a bag are worth, each kind a set of its own (rules clause AC-28.52). */
export function worthOf(deck: Deck, bag: Bag): number {
  let total = 0;
  for (const id in bag) {
    const kind = deck.kindOf.get(id);
    if (kind !== undefined) total += worthOfSet(kind, bag[id] ?? 0);
  }
  return total;
}

/**
 * What Mining adds to a set: the worth of one card more, nothing to a set of no cards, beyond the printed
 * limit, or of another kind (rules clause AC-28.53).
 */
export function gainOf(deck: Deck, id: string, cards: number): number {
  const kind = deck.kindOf.get(id);
  if (!kind?.mined || cards < 1) return 0;
  return worthOfSet(kind, cards + 1) - worthOfSet(kind, cards);
}

/** The use of Mining that adds most to a bag, or undefined when none adds anything. */
export function bestMining(deck: Deck, bag: Bag): ValueView['mining'] {
  let best: ValueView['mining'];
  for (const kind in bag) {
    const gain = gainOf(deck, kind, bag[kind] ?? 0);
    if (gain > (best?.gain ?? 0)) best = { kind, gain };
  }
  return best;
}

/** Each set of commodities in a bag with its worth, and all together without Mining. */
export function appraise(deck: Deck, bag: Bag): ValueView {
  const sets: Record<string, SetView> = {};
  let total = 0;
  for (const kind of deck.kinds) {
    const { id, type, limit } = kind;
    const cards = Object.hasOwn(bag, id) ? (bag[id] ?? 0) : 0;
    if (type === 'calamity' || cards === 0) continue;
    const value = worthOfSet(kind, cards);
    sets[id] = { cards, value, limit, complete: limit > 0 && cards >= limit };
    total += value;
  }
  return { total, sets };
}

/** The same for a bag whose holder has Mining, with the use of it that adds most. */
export function appraiseWithMining(deck: Deck, bag: Bag): ValueView {
  const mining = bestMining(deck, bag);
  return mining === undefined ? appraise(deck, bag) : { ...appraise(deck, bag), mining };
}
