import type { Bag } from '@haggle/engine';
import type { Deck, Kind } from './deck.ts';

/** Some cards of one kind. */
export type Lot = { readonly kind: Kind; readonly count: number };

/** A bag from outside, read against the deck once; `unknown` is its first word that is no kind in play. */
export type Lots = {
  readonly lots: readonly Lot[];
  readonly size: number;
  readonly unknown: string | null;
  /** Whether each word of the bag is a kind in play of which it has some. */
  readonly isExact: boolean;
};

/** Reads a bag; kinds of which it has none are known but leave no lot. */
export function readBag(deck: Deck, bag: Bag): Lots {
  const lots: Lot[] = [];
  let size = 0;
  let unknown: string | null = null;
  let words = 0;
  for (const id in bag) {
    const kind = deck.kindOf.get(id);
    const count = bag[id] ?? 0;
    if (kind === undefined) unknown ??= id;
    else if (count > 0) lots.push({ kind, count });
    size += count;
    words++;
  }
  return { lots, size, unknown, isExact: words === lots.length };
}

/** The bag that these lots make: the given one, unless it names kinds of which it has none. */
export function bagOfLots({ lots, isExact }: Lots, given: Bag): Bag {
  if (isExact) return given;
  return Object.fromEntries(lots.map(({ kind, count }) => [kind.id, count]));
}

/** How many cards of a kind there are. */
export function countIn({ lots }: Lots, id: string): number {
  for (const { kind, count } of lots) if (kind.id === id) return count;
  return 0;
}
