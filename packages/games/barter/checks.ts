import { malformed } from '@haggle/engine';
import type { Side } from './commands.ts';
import { isKind } from './deck.ts';
import { type Desk, ownOf, type Refused, refuseBy } from './desk.ts';
import { countOf, freeOf } from './hand.ts';
import type { Lots } from './lots.ts';
import type { Hand, Offer, Private } from './state.ts';

/** The fewest cards that a side of a trade gives (rules clauses AC-28.3, MC-7.6). */
export const LEAST = 3;
/** The most that can be said of a side; more than any deck has. */
export const MOST_CARDS = 1_000_000;
/** How many names bind (rules clauses AC-28.3, MC-7.7). */
export const BINDING = 2;

/** Refused `not-trade-cards` for the first word that is no kind of the game, in play at this table or not. */
export function checkKinds(desk: Desk, kinds: readonly string[]): Refused | null {
  for (const kind of kinds) {
    if (!isKind(desk.deck, kind)) return refuseBy(desk, 'not-trade-cards', { kind });
  }
  return null;
}

/** Refused `malformed` for a seat that is not at the table. */
export function checkSeat(desk: Desk, field: string, seat: string): Refused | null {
  return desk.state.ids.includes(seat) ? null : malformed(field, 'no such seat');
}

/** Refused `minimum-three` when a side gives fewer than three cards. */
export function checkCounts(desk: Desk, gives: Side, asks: Side): Refused | null {
  const count = Math.min(gives.count, asks.count);
  return count < LEAST ? refuseBy(desk, 'minimum-three', { count }) : null;
}

/** Refused `name-two`: fewer names than `due`, or more names than cards. */
export function checkNames(desk: Desk, side: Side, due: number): Refused | null {
  if (side.named.length >= due && side.named.length <= side.count) return null;
  return refuseBy(desk, 'name-two', { names: side.named.length, count: side.count });
}

/** Refused `calamity-named`; where the table lets calamities be named, only for those that never move. */
export function checkCalamities(desk: Desk, names: readonly string[]): Refused | null {
  for (const name of names) {
    const kind = desk.deck.kindOf.get(name);
    const type = kind?.type ?? desk.deck.absent.get(name);
    if (type !== 'calamity') continue;
    if (desk.state.options.namedCalamities && kind?.tradable) continue;
    return refuseBy(desk, 'calamity-named', { kind: name });
  }
  return null;
}

/** Refused `too-few-cards` for a seat that holds fewer than three tradable cards. */
export function checkEnough(desk: Desk, { hand: { tradable } }: Private): Refused | null {
  return tradable < LEAST ? refuseBy(desk, 'too-few-cards', { cards: tradable }) : null;
}

/**
 * Refused `not-held`: a binding name that is not in the seat's hand or is sealed into another deal than
 * `offer`, or a count above its tradable cards.
 */
export function checkHolds(desk: Desk, own: Private, said: Side, offer?: string): Refused | null {
  for (const kind of bindingKinds(said.named)) {
    const known = desk.deck.kindOf.get(kind);
    const count = owedOf(said.named, kind);
    if (known === undefined || freeOf(own, known, offer) < count) {
      return refuseBy(desk, 'not-held', { kind, count });
    }
  }
  const { tradable: cards } = own.hand;
  if (said.count <= cards) return null;
  return refuseBy(desk, 'not-held', { what: 'count', cards, count: said.count });
}

/** Refused `not-trade-cards` for a bag with a word that is no kind of the game. */
export function checkCards(desk: Desk, { unknown }: Lots): Refused | null {
  return unknown === null ? null : refuseBy(desk, 'not-trade-cards', { kind: unknown });
}

/** Refused `not-held` for cards that the seat does not hold or has sealed into another deal. */
export function checkHas(desk: Desk, own: Private, { lots, absent }: Lots): Refused | null {
  if (absent !== null) return refuseBy(desk, 'not-held', absent);
  for (const { kind, count } of lots) {
    if (freeOf(own, kind) < count) return refuseBy(desk, 'not-held', { kind: kind.id, count });
  }
  return null;
}

/** Refused `barred` for a seat that the host keeps from trading. */
export function checkBarred(desk: Desk, { barred }: Private): Refused | null {
  return barred ? refuseBy(desk, 'barred') : null;
}

/** Refused `barred` for a deal whose other party the host keeps from trading, which everybody sees. */
export function checkPartner(desk: Desk, seat: string): Refused | null {
  const { barred } = ownOf(desk.state, seat);
  return barred ? refuseBy(desk, 'barred', { what: 'partner', seat }) : null;
}

/** How often a name is among those that bind: two of one name are two cards. */
export function owedOf(named: readonly string[], name: string): number {
  return (named[0] === name ? 1 : 0) + (named[1] === name ? 1 : 0);
}

/** The names that bind, one for each card that is owed: two of one name are two cards. */
export function bindingNames(named: readonly string[]): readonly string[] {
  return named.slice(0, BINDING);
}

/** The kinds that the binding names owe, each once; `owedOf` tells how many cards of it. */
export function bindingKinds(named: readonly string[]): readonly string[] {
  if (named.length <= 1 || named[0] !== named[1])
    return named.length > BINDING ? named.slice(0, BINDING) : named;
  return named.slice(0, 1);
}

/** Whether a hand still bears out what was said of it: the binding names and the count. */
function isTrue(
  { deck }: Pick<Desk, 'deck'>,
  hand: Hand,
  count: number,
  named: readonly string[],
): boolean {
  if (hand.tradable < count) return false;
  for (const name of bindingKinds(named)) {
    const kind = deck.kindOf.get(name);
    if (kind === undefined || countOf(hand.counts, kind) < owedOf(named, name)) return false;
  }
  return true;
}

/** Whether the maker's side of a live offer is still true of this hand. */
export function isOfferTrue(desk: Pick<Desk, 'deck'>, offer: Offer, hand: Hand): boolean {
  return isTrue(desk, hand, offer.gives.count, offer.gives.named);
}

/** Whether the accepter's side of an offer is still true of this hand. */
export function isAcceptanceTrue(desk: Pick<Desk, 'deck'>, offer: Offer, hand: Hand): boolean {
  return offer.acceptance === null || isTrue(desk, hand, offer.asks.count, offer.acceptance.named);
}
