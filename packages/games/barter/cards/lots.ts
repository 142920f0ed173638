import type { Bag } from '@haggle/engine';
import { type Deck, isKind, type Kind } from './deck.ts';

/** Some cards of one kind. */
type Lot = { readonly kind: Kind; readonly count: number };

/**
 * A bag from outside, read against the deck once; `unknown` is its first word that is no kind of the game, and
 * `absent` are its first cards of a kind that is not in play at this table, so that nobody holds it.
 */
export type Lots = {
  readonly lots: readonly Lot[];
  readonly size: number;
  readonly unknown: string | null;
  readonly absent: { readonly kind: string; readonly count: number } | null;
  /** Whether each word of the bag is a kind in play of which it has some. */
  readonly isExact: boolean;
};

/** Reads a bag; kinds of which it has none are known but leave no lot. */
export function readBag(deck: Deck, bag: Bag): Lots {
  const lots: Lot[] = [];
  let size = 0;
  let unknown: string | null = null;
  let absent: Lots['absent'] = null;
  let words = 0;
  for (const id in bag) {
    const kind = deck.kindOf.get(id);
    const count = bag[id] ?? 0;
    size += count;
    words++;
    if (kind === undefined && !isKind(deck, id)) unknown ??= id;
    else if (kind === undefined && count > 0) absent ??= { kind: id, count };
    else if (kind !== undefined && count > 0) lots.push({ kind, count });
  }
  return { lots, size, unknown, absent, isExact: words === lots.length };
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
