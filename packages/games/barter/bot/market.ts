import { type Bag, bagOf } from '@haggle/engine';
import { bindingNames } from '../binding.ts';

/** What an offer says, as far as the market reads it. */
type Said = {
  readonly from: string;
  readonly gives: { readonly named: readonly string[] };
  readonly asks: { readonly named: readonly string[] };
};

/** What the standing offers of the others tell: who must hold what, and who looks for what. */
export type Market = {
  readonly offered: ReadonlyMap<string, Bag>;
  readonly wanted: ReadonlyMap<string, ReadonlySet<string>>;
  readonly offeredByAny: Bag;
};

/**
 * Reads the market out of the offers of others: those that stand tell what they hold, and all that can
 * still be seen what they look for.
 */
export function readMarket(standing: readonly Said[], all: readonly Said[] = standing): Market {
  const offered = new Map<string, Record<string, number>>();
  const wanted = new Map<string, Set<string>>();
  const offeredByAny: Record<string, number> = {};
  for (const { from, gives } of standing) {
    const holds = entryOf<Record<string, number>>(offered, from, () => ({}));
    const named = bagOf(bindingNames(gives.named));
    for (const kind in named) {
      holds[kind] = Math.max(holds[kind] ?? 0, named[kind] ?? 0);
      offeredByAny[kind] = Math.max(offeredByAny[kind] ?? 0, named[kind] ?? 0);
    }
  }
  for (const { from, asks } of all) {
    const wants = entryOf(wanted, from, () => new Set<string>());
    for (const kind of bindingNames(asks.named)) wants.add(kind);
  }
  return { offered, wanted, offeredByAny };
}

function entryOf<T>(map: Map<string, T>, key: string, make: () => T): T {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
