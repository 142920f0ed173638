import { type Bag, bagOf } from '@haggle/engine';
import { BINDING, bindingNames } from '../binding.ts';
import type { Side } from '../commands.ts';
import type { Scales } from './scales.ts';
import {
  UNKNOWN_COMMODITY,
  worthOfHand,
  worthOfLast,
  worthOfOneMore,
  worthOfUnknown,
} from './scales.ts';

/** What a bot owns: its whole hand, and of it what is not sealed into a deal. */
export type Stock = { readonly hand: Bag; readonly free: Bag };

/** A deal as it would be carried out: the cards to hand over, and what it changes for the bot. */
export type Weighed = { readonly cards: Bag; readonly gain: number };

/** How much of a card's worth a bot credits to a name that binds nobody. */
const TRUST = 0.3;

/**
 * The cards to hand over for a side: the binding ones, then those that the hand misses least.
 * Null when the free cards do not suffice. `hand` is what the choice is measured against.
 */
export function chooseCards(scales: Scales, { hand, free }: Stock, side: Side): Bag | null {
  const cards = bagOf(bindingNames(side.named));
  const left: Record<string, number> = { ...hand };
  const spare: Record<string, number> = { ...free };
  for (const kind of bindingNames(side.named)) {
    if ((spare[kind] ?? 0) < 1) return null;
    move(kind, spare, left);
  }
  const chosen: Record<string, number> = { ...cards };
  for (let missing = side.count - bindingNames(side.named).length; missing > 0; missing--) {
    const kind = cheapestOf(scales, left, spare);
    if (kind === null) return null;
    move(kind, spare, left);
    chosen[kind] = (chosen[kind] ?? 0) + 1;
  }
  return chosen;
}

/** The tradable kind among the spare cards that the hand misses least, or null. */
export function cheapestOf(scales: Scales, hand: Bag, spare: Bag): string | null {
  return leastMissed(scales, { hand, spare }, (kind) => isTradable(scales, kind));
}

/** The commodity among the spare cards that the hand misses least, or null. */
export function cheapestCommodity(scales: Scales, hand: Bag, spare: Bag): string | null {
  return leastMissed(scales, { hand, spare }, (kind) => scales.facts.commodities.has(kind));
}

function leastMissed(
  scales: Scales,
  { hand, spare }: { readonly hand: Bag; readonly spare: Bag },
  isFit: (kind: string) => boolean,
): string | null {
  let found: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const kind in spare) {
    if ((spare[kind] ?? 0) < 1 || !isFit(kind)) continue;
    const worth = worthOfLast(scales, hand, kind);
    if (worth < least) {
      least = worth;
      found = kind;
    }
  }
  return found;
}

/** Weighs giving one side for another; null when the bot cannot give it. */
export function weigh(scales: Scales, stock: Stock, gives: Side, gets: Side): Weighed | null {
  const received: Record<string, number> = { ...stock.hand };
  for (const kind of bindingNames(gets.named)) received[kind] = (received[kind] ?? 0) + 1;
  const cards = chooseCards(scales, { hand: received, free: stock.free }, gives);
  if (cards === null) return null;
  const after: Record<string, number> = { ...received };
  for (const kind in cards) after[kind] = (after[kind] ?? 0) - (cards[kind] ?? 0);
  const hidden = hopeOf(scales, after, gets);
  return { cards, gain: worthOfHand(scales, after) + hidden - worthOfHand(scales, stock.hand) };
}

/** What the cards of a side that nobody is bound to may bring. */
function hopeOf(scales: Scales, hand: Bag, gets: Side): number {
  // Where fewer than two are asked, the other names commodities of his own choice.
  const chosen = BINDING - bindingNames(gets.named).length;
  const hidden = gets.count - BINDING;
  const talked = gets.named.slice(BINDING, gets.count);
  const credit = talked.reduce((sum, kind) => sum + TRUST * worthOfOneMore(scales, hand, kind), 0);
  return credit + chosen * UNKNOWN_COMMODITY + hidden * worthOfUnknown(scales);
}

/** Whether a kind may be handed over at all. */
function isTradable({ facts }: Scales, kind: string): boolean {
  return facts.commodities.has(kind) || facts.calamities.get(kind)?.tradable === true;
}

function move(kind: string, spare: Record<string, number>, left: Record<string, number>): void {
  spare[kind] = (spare[kind] ?? 0) - 1;
  left[kind] = (left[kind] ?? 0) - 1;
}
