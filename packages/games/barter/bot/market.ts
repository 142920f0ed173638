import { type Bag, bagOf } from '@haggle/engine';
import { bindingOf } from './deals.ts';

/** What an offer says, as far as the market reads it. */
export type Said = {
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

/** Reads the market out of the offers of others that stand. */
export function readMarket(offers: readonly Said[]): Market {
  const offered = new Map<string, Record<string, number>>();
  const wanted = new Map<string, Set<string>>();
  const offeredByAny: Record<string, number> = {};
  for (const offer of offers) {
    const holds = entryOf<Record<string, number>>(offered, offer.from, () => ({}));
    const named = bagOf(bindingOf(offer.gives.named));
    for (const kind in named) {
      holds[kind] = Math.max(holds[kind] ?? 0, named[kind] ?? 0);
      offeredByAny[kind] = Math.max(offeredByAny[kind] ?? 0, named[kind] ?? 0);
    }
    const wants = entryOf(wanted, offer.from, () => new Set<string>());
    for (const kind of bindingOf(offer.asks.named)) wants.add(kind);
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
