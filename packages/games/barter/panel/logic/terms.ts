import { type Bag, bagOf } from '@haggle/engine';
import { BINDING, bindingNames } from '../../binding.ts';
import type { Side } from '../../commands.ts';
import type { OfferView } from '../../view.ts';
import { type FloorDeck, isCommodity } from './floor-deck.ts';
import {
  countCommodities,
  countNameable,
  countTradable,
  exchange,
  handValue,
  setValue,
} from './hand.ts';

/** Whether a viewer could accept this offer with the cards at hand. */
export function canFill(deck: FloorDeck, free: Bag, offer: OfferView): boolean {
  if (countTradable(deck, free) < offer.asks.count) return false;
  if (countNameable(deck, free) < BINDING) return false;
  return lackedIn(free, offer).length === 0;
}

/** Why the cards of a kind cannot be laid: none is held, too few are, or they are sealed elsewhere. */
type Lack = 'none' | 'few' | 'sealed';

/** The kinds that an offer asks for by name and that are not free, by what they are lacking for. */
export function lacksFor(
  hand: Bag,
  free: Bag,
  offer: OfferView,
): Readonly<Record<Lack, readonly string[]>> {
  const lacks: Record<Lack, string[]> = { none: [], few: [], sealed: [] };
  for (const [kind, cards] of lackedIn(free, offer)) {
    lacks[lackOf(hand[kind] ?? 0, cards)].push(kind);
  }
  return lacks;
}

function lackOf(held: number, cards: number): Lack {
  if (held === 0) return 'none';
  return held < cards ? 'few' : 'sealed';
}

/** The binding names of what an offer asks, of which there are fewer among these cards, and how many it asks. */
function lackedIn(free: Bag, { asks }: OfferView): readonly (readonly [string, number])[] {
  const owed = Object.entries(bagOf(bindingNames(asks.named)));
  return owed.filter(([kind, cards]) => (free[kind] ?? 0) < cards);
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
  deck: FloorDeck,
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

/** What is known of a payment besides what is asked. */
type Payment = {
  /** The cards that it has already: the binding ones, unless others are laid. */
  readonly named?: readonly string[];
  /** The hand that pays, with what comes in and with what is sealed elsewhere: its sets are what is lost. */
  readonly hand?: Bag;
};

/**
 * The cards that lose a hand the least: those that it must give by name, then the commodities that cost the smallest
 * part of its sets, all together. Null when the hand cannot pay.
 */
export function cheapestCards(
  deck: FloorDeck,
  free: Bag,
  asked: Side,
  { named = bindingNames(asked.named), hand = free }: Payment = {},
): readonly string[] | null {
  const owed = bagOf(named);
  if (Object.entries(owed).some(([kind, count]) => (free[kind] ?? 0) < count)) return null;
  const left = exchange(free, owed, {});
  const missing = Math.max(0, asked.count - named.length);
  if (countCommodities(deck, left) < missing) return null;
  return [...named, ...leastLost(deck, left, exchange(hand, owed, {}), missing)];
}

type Choice = { readonly loss: number; readonly cards: readonly string[] };

/**
 * So many of the free commodities, by which the sets of a hand lose the least. Card by card will not do: the last
 * card of a set costs less than its first, so kind by kind the best choice of every number is kept.
 */
function leastLost(deck: FloorDeck, free: Bag, hand: Bag, count: number): readonly string[] {
  const none: Choice = { loss: 0, cards: [] };
  const kinds = Object.keys(free).filter((kind) => isCommodity(deck, kind));
  const best = kinds.reduce<readonly (Choice | undefined)[]>(
    (choices, kind) =>
      Array.from({ length: count + 1 }, (_, cards) => {
        const ways = waysToTake(deck, hand, kind, Math.min(cards, free[kind] ?? 0));
        return ways.reduce<Choice | undefined>((found, { loss, cards: taken }) => {
          const rest = choices[cards - taken.length];
          if (rest === undefined || (found && found.loss <= rest.loss + loss)) return found;
          return { loss: rest.loss + loss, cards: [...rest.cards, ...taken] };
        }, undefined);
      }),
    [none],
  );
  return best[count]?.cards ?? [];
}

/** None, one, two … up to `most` cards out of one set of a hand, each with what the set loses. */
function waysToTake(deck: FloorDeck, hand: Bag, kind: string, most: number): readonly Choice[] {
  const held = hand[kind] ?? 0;
  const whole = setValue(deck, kind, held);
  return Array.from({ length: most + 1 }, (_, taken) => ({
    loss: whole - setValue(deck, kind, held - taken),
    cards: Array.from({ length: taken }, () => kind),
  }));
}
