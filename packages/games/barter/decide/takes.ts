import { done, malformed, shuffle } from '@haggle/engine';
import { namesOfCards } from '../cards/hand.ts';
import type { CommandOf } from '../commands.ts';
import { type Context, type Desk, type Events, ownOf, type Refused, refuseBy } from '../desk.ts';
import { faceDownOf } from '../face-down.ts';
import { checkSeat } from './checks.ts';

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
  const refused =
    checkSeat(desk, 'from', from) ??
    (to === null ? null : checkSeat(desk, 'to', to)) ??
    (to === from ? malformed('to', 'the seat whose cards they are') : null) ??
    checkAtRest(desk, from);
  if (refused) return refused;
  const { hand } = ownOf(desk.state, from);
  if (hand.size < count) {
    return refuseBy(desk, 'not-held', { what: 'hand', seat: from, cards: hand.size, count });
  }
  const cards = hand.counts.flatMap((held, card) => new Array<number>(held).fill(card));
  const taken = namesOfCards(desk.deck, shuffle(cards, random).slice(0, count));
  return done([{ type: 'cards-taken', from, to, cards: taken, why: why ?? null }]);
}

function checkAtRest(desk: Desk, from: string): Refused | null {
  const { phase, seats } = desk.state;
  if (phase === 'trade') return refuseBy(desk, 'wrong-phase', { phase });
  return faceDownOf(seats[from] ?? {}) > 0
    ? refuseBy(desk, 'wrong-phase', { what: 'calamities', seat: from })
    : null;
}
