import { malformed, refuse } from '@haggle/engine';
import { bindingKinds, LEAST, owedOf } from '../binding.ts';
import { isKind } from '../cards/deck.ts';
import { freeOf } from '../cards/hand.ts';
import type { Lots } from '../cards/lots.ts';
import type { Side } from '../commands.ts';
import { type Desk, ownOf, type Refused, refuseBy } from '../desk.ts';
import type { Private } from '../state.ts';

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
  const { count } = side;
  const names = side.named.length;
  if (names > count) return refuseBy(desk, 'name-two', { what: 'many', names, count });
  return names < due ? refuseBy(desk, 'name-two', { names }) : null;
}

/** Refused `calamity-named`; where the table lets calamities be named, only for those that never move. */
export function checkCalamities(desk: Desk, names: readonly string[]): Refused | null {
  for (const name of names) {
    const kind = desk.deck.kindOf.get(name);
    const type = kind?.type ?? desk.deck.absent.get(name);
    if (type !== 'calamity') continue;
    if (!desk.state.options.namedCalamities) {
      return refuseBy(desk, 'calamity-named', { kind: name });
    }
    // Where calamities may be named, it is not the naming that is wrong.
    if (!kind?.tradable) return refuseBy(desk, 'calamity-named', { what: 'never', kind: name });
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

/** Refused `no-change` for no card at all. */
export function checkSome(desk: Desk, { size }: Lots): Refused | null {
  return size === 0 ? refuseBy(desk, 'no-change', { what: 'empty' }) : null;
}

/** Refused `not-commodities` where a calamity is among the cards. */
export function checkCommodities(
  { rules }: Desk,
  { lots }: Lots,
  clause = rules.clauseOf['not-commodities'],
): Refused | null {
  for (const { kind } of lots) {
    if (kind.type === 'calamity') return refuse('not-commodities', clause, { kind: kind.id });
  }
  return null;
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
