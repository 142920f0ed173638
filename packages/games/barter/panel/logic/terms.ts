import { type Bag, bagOf } from '@haggle/engine';
import { BINDING, bindingNames } from '../../binding.ts';
import type { Side } from '../../commands.ts';
import type { OfferView } from '../../view.ts';
import { type Deck, isCommodity } from './deck.ts';
import { countNameable, countTradable, exchange, handValue } from './hand.ts';

/** Whether a viewer could accept this offer with the cards at hand. */
export function canFill(deck: Deck, free: Bag, offer: OfferView): boolean {
  if (countTradable(deck, free) < offer.asks.count) return false;
  if (countNameable(deck, free) < BINDING) return false;
  return lackedFor(free, offer).length === 0;
}

/** The binding names of what an offer asks that are not among these cards, one for each card. */
export function lackedFor(free: Bag, { asks }: OfferView): readonly string[] {
  const owed = Object.entries(bagOf(bindingNames(asks.named)));
  return owed.flatMap(([kind, cards]) =>
    Array.from({ length: Math.max(cards - (free[kind] ?? 0), 0) }, () => kind),
  );
}

/** The two sides of an offer as a viewer meets them: what it would get, and what it would hand over. */
export function sidesFor(viewer: string, offer: OfferView): { gets: Side; pays: Side } {
  return offer.from === viewer
    ? { gets: agreedSide(offer), pays: offer.gives }
    : { gets: offer.gives, pays: agreedSide(offer) };
}

/** The accepter's side: what he undertook, or as long as nobody has accepted, what is asked for. */
export function agreedSide(offer: OfferView): Side {
  if (!offer.named) return offer.asks;
  return {
    count: offer.asks.count,
    named: offer.named,
    ...(offer.calamityFree && { calamityFree: true }),
  };
}

/** What a deal makes of a hand: surely, and when all that is merely said is true as well. */
export type Outlook = {
  readonly before: number;
  /** With the binding names alone; the other cards counted as worth nothing. */
  readonly sure: number;
  /** With every name, talk included. */
  readonly hoped: number;
};

/** What a deal does to the worth of a hand. Unnamed cards may add to it, or bite. */
export function previewDeal(
  deck: Deck,
  hand: Bag,
  pays: readonly string[],
  gets: readonly string[],
): Outlook {
  const left = exchange(hand, bagOf(pays), {});
  const withNames = (names: readonly string[]) =>
    handValue(deck, exchange(left, {}, bagOf(names.filter((kind) => isCommodity(deck, kind)))));
  return {
    before: handValue(deck, hand),
    sure: withNames(bindingNames(gets)),
    hoped: withNames(gets),
  };
}

/**
 * The cards that lose a hand the least: what a deal asks by name first, then whatever costs the
 * smallest part of a set. Null when the hand cannot pay.
 */
export function cheapestCards(
  deck: Deck,
  free: Bag,
  asked: Side,
  named: readonly string[] = bindingNames(asked.named),
): readonly string[] | null {
  const cards = [...named];
  let left = exchange(free, bagOf(cards), {});
  if (Object.entries(bagOf(cards)).some(([kind, count]) => (free[kind] ?? 0) < count)) {
    return null;
  }
  while (cards.length < asked.count) {
    const kind = cheapestCard(deck, left);
    if (kind === undefined) return null;
    cards.push(kind);
    left = exchange(left, { [kind]: 1 }, {});
  }
  return cards;
}

function cheapestCard(deck: Deck, hand: Bag): string | undefined {
  const whole = handValue(deck, hand);
  const losses = Object.keys(hand)
    .filter((kind) => isCommodity(deck, kind))
    .map((kind) => ({ kind, loss: whole - handValue(deck, exchange(hand, { [kind]: 1 }, {})) }));
  return losses.sort((a, b) => a.loss - b.loss)[0]?.kind;
}
