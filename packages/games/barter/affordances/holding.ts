import { type Bag, hasRoom, sizeOf } from '@haggle/engine';
import { BINDING, bindingKinds, owedOf } from '../binding.ts';
import type { Deck } from '../cards/deck.ts';
import { freeCards } from '../cards/free.ts';
import type { Rulebook } from '../rulebook.ts';
import { isOfferOver } from '../shelf.ts';
import type { OwnView, View } from '../view.ts';

/** A seat's view with its hand, read against the deck on the table. */
export type Holding = {
  readonly view: View & OwnView;
  readonly deck: Deck;
  readonly tradable: number;
  readonly barred: boolean;
  /** Whether one more of the seat's offers may lie on the table. */
  readonly hasRoom: boolean;
};

/** The seat's holding, or null for a viewer without a hand. */
export function inHand(rules: Rulebook, view: View): Holding | null {
  const deck = rules.decks.get(view.deck);
  if (deck === undefined || !hasHand(view)) return null;
  const tradable = sizeOf(tradablesIn(deck, view.hand));
  const onTable = Object.values(view.offers).filter((offer) => !isOfferOver(offer));
  return {
    view,
    deck,
    tradable,
    barred: view.seats[view.viewer]?.barred === true,
    hasRoom: hasRoom(onTable, view.viewer),
  };
}

function hasHand(view: View): view is View & OwnView {
  return view.hand !== undefined && view.sealed !== undefined && view.value !== undefined;
}

/** What names are looked for: so many, beside those already named, of cards not sealed into another deal than `offer`. */
type Wanted = {
  readonly wanted: number;
  readonly named?: readonly string[];
  readonly offer?: string;
};

/** Names of cards in hand that may be named, as many as are wanted or as there are; commodities come first. */
export function nameable(
  holding: Holding,
  { wanted, named = [], offer }: Wanted,
): readonly string[] {
  const free: Record<string, number> = { ...freeCards(holding.view, offer) };
  for (const kind of named) free[kind] = (free[kind] ?? 0) - 1;
  const names: string[] = [];
  for (const kind of [...Object.keys(holding.view.value.sets), ...calamitiesToName(holding)]) {
    for (let left = free[kind] ?? 0; left > 0 && names.length < wanted; left--) names.push(kind);
  }
  return names;
}

/** The calamities in hand that may be named: none, unless the table has it so (rules clause AC-28.3). */
function calamitiesToName({ view, deck }: Holding): readonly string[] {
  if (!view.options.namedCalamities) return [];
  return Object.keys(tradablesIn(deck, view.hand)).filter(
    (id) => deck.kindOf.get(id)?.type === 'calamity',
  );
}

/** Whether the seat could truly say this of its hand. */
export function couldSay(
  holding: Holding,
  said: { readonly count: number; readonly named: readonly string[] },
  offer?: string,
): boolean {
  const free = freeCards(holding.view, offer);
  const holds = bindingKinds(said.named).every(
    (kind) => (free[kind] ?? 0) >= owedOf(said.named, kind),
  );
  return holds && said.named.length >= BINDING && said.count <= holding.tradable;
}

/** Cards that keep what was said: the binding ones, then any that may be traded; null: too few are free. */
export function fillDelivery(
  holding: Holding,
  said: { readonly count: number; readonly named: readonly string[] },
): Bag | null {
  const free: Record<string, number> = { ...tradablesIn(holding.deck, freeCards(holding.view)) };
  const cards: Record<string, number> = {};
  const take = (kind: string, count: number) => {
    cards[kind] = (cards[kind] ?? 0) + count;
    free[kind] = (free[kind] ?? 0) - count;
  };
  for (const kind of bindingKinds(said.named)) {
    const owed = owedOf(said.named, kind);
    if ((free[kind] ?? 0) < owed) return null;
    take(kind, owed);
  }
  for (const kind of Object.keys(free)) {
    const missing = said.count - sizeOf(cards);
    const count = Math.min(missing, free[kind] ?? 0);
    if (count > 0) take(kind, count);
  }
  return sizeOf(cards) === said.count ? cards : null;
}

function tradablesIn(deck: Deck, bag: Bag): Bag {
  return Object.fromEntries(Object.entries(bag).filter(([id]) => deck.kindOf.get(id)?.tradable));
}
