import { done, malformed, shuffle } from '@haggle/engine';
import { namesOfCards, pick } from '../cards/hand.ts';
import { bagOfLots, readBag } from '../cards/lots.ts';
import type { CommandOf } from '../commands.ts';
import {
  type Context,
  checkPhase,
  type Desk,
  type Events,
  ownOf,
  type Refused,
  refuseBy,
} from '../desk.ts';
import { countCommodities, faceDownOf } from '../face-down.ts';
import type { PublicSeat } from '../state.ts';
import { checkCards, checkCommodities, checkHas, checkSeat, checkSome } from './checks.ts';

/**
 * The host has cards of a hand taken by chance, for another seat or away, as the game on the board has it (rules
 * clause AC-24.51). Refused while trading goes on, and while the calamities of that hand lie face down before its
 * holder: that one of them was taken would show in their number.
 */
export function takeCards(
  desk: Desk,
  { from, to = null, count = 1, why }: CommandOf<'take-cards'>,
  { random }: Context,
): Events {
  const refused = checkWay(desk, from, to) ?? checkAtRest(desk, from);
  if (refused) return refused;
  const { hand } = ownOf(desk.state, from);
  if (hand.size < count) {
    return refuseBy(desk, 'not-held', { what: 'hand', seat: from, cards: hand.size, count });
  }
  const cards = hand.counts.flatMap((held, card) => new Array<number>(held).fill(card));
  const taken = namesOfCards(desk.deck, shuffle(cards, random).slice(0, count));
  return done([{ type: 'cards-taken', from, to, cards: taken, why: why ?? null }]);
}

/**
 * The host says how many cards of its own choice a seat is to hand over to another, as an advance on the board has it
 * (rules clause MC-9b); none: it is not to any more. Refused beyond the commodities that all know it holds.
 */
export function askCards(desk: Desk, { from, to, count = 1 }: CommandOf<'ask-cards'>): Events {
  const seat = desk.state.seats[from];
  const refused =
    checkWay(desk, from, to) ??
    checkPhase(desk, 'purchase') ??
    (count === dueTo(seat, to) ? refuseBy(desk, 'no-change', { what: 'asked' }) : null);
  if (refused) return refused;
  const cards = countCommodities(seat);
  if (count > cards) {
    return refuseBy(desk, 'not-held', { what: 'commodities', seat: from, cards, count });
  }
  return done([{ type: 'cards-asked', from, to, count }]);
}

/** Hands over commodities of one's own choice that are due to another seat (rules clause MC-9b). */
export function handOver(desk: Desk, actor: string, command: CommandOf<'hand-over'>): Events {
  const { to } = command;
  const own = ownOf(desk.state, actor);
  const lots = readBag(desk.deck, command.cards);
  const due = dueTo(desk.state.seats[actor], to);
  const refused =
    checkSeat(desk, 'to', to) ??
    checkCards(desk, lots) ??
    checkPhase(desk, 'purchase') ??
    checkSome(desk, lots) ??
    checkHas(desk, own, lots) ??
    checkCommodities(desk, lots) ??
    (lots.size > due ? refuseBy(desk, 'not-due', { seat: to, due, cards: lots.size }) : null);
  if (refused) return refused;
  const cards = namesOfCards(desk.deck, pick(desk.deck, own, bagOfLots(lots, command.cards)));
  return done([{ type: 'handed-over', from: actor, to, cards }]);
}

function dueTo(seat: PublicSeat | undefined, to: string): number {
  const { owes = {} } = seat ?? {};
  return Object.hasOwn(owes, to) ? (owes[to] ?? 0) : 0;
}

/** Refused `malformed` where cards would go from or to nobody at the table, or nowhere else; to null: away. */
function checkWay(desk: Desk, from: string, to: string | null): Refused | null {
  return (
    checkSeat(desk, 'from', from) ??
    (to === null ? null : checkSeat(desk, 'to', to)) ??
    (to === from ? malformed('to', 'the seat whose cards they are') : null)
  );
}

function checkAtRest(desk: Desk, from: string): Refused | null {
  const { phase, seats } = desk.state;
  if (phase === 'trade') return refuseBy(desk, 'wrong-phase', { phase });
  return faceDownOf(seats[from] ?? {}) > 0
    ? refuseBy(desk, 'wrong-phase', { what: 'calamities', seat: from })
    : null;
}
