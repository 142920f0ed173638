import type { Bag } from '@haggle/engine';
import type { BotFacts } from './facts.ts';
import type { Market } from './market.ts';

/** Whom a proposal is for: one seat, or null for all. */
export type Partner = string | null;

/** How many of a kind somebody holds who looks for it, and who only might. */
const HELD_BY_COLLECTOR = 2;
const HELD_BY_ANYBODY = 1;

/** How much of its worth a card has for one who offers it: he has no use for it. */
const UNLOVED = 0.7;

/** The part of a kind's cards that is in hands rather than in the stacks, roughly. */
const DEALT = 0.45;

/** What a partner may gain by so many cards of a kind more, in card value. */
export function gainOfPartner(facts: BotFacts, market: Market, to: Partner, named: Bag): number {
  const wants = to === null ? market.wantedByAny : market.wanted.get(to);
  let gain = 0;
  for (const kind in named) {
    const value = facts.commodities.get(kind)?.value ?? 0;
    const held = wants?.has(kind) ? HELD_BY_COLLECTOR : HELD_BY_ANYBODY;
    const more = named[kind] ?? 0;
    gain += value * ((held + more) ** 2 - held ** 2);
  }
  return gain;
}

/** What a partner may lose by giving so many cards of a kind, in card value. */
export function lossOfPartner(facts: BotFacts, market: Market, to: Partner, named: Bag): number {
  const offers = to === null ? market.offeredByAny : (market.offered.get(to) ?? {});
  let loss = 0;
  for (const kind in named) {
    const value = facts.commodities.get(kind)?.value ?? 0;
    const asked = named[kind] ?? 0;
    loss += value * asked ** 2 * ((offers[kind] ?? 0) >= asked ? UNLOVED : 1);
  }
  return loss;
}

/**
 * How likely a partner holds what is named, 0 to 1: certain when he offers it himself, else by how
 * many copies are left outside the own hand and how many seats they may lie with.
 */
export function oddsOfHolding(
  facts: BotFacts,
  market: Market,
  { to, named, hand, others }: { to: Partner; named: Bag; hand: Bag; others: number },
): number {
  const known = to === null ? market.offeredByAny : (market.offered.get(to) ?? {});
  let odds = 1;
  for (const kind in named) {
    const asked = named[kind] ?? 0;
    if ((known[kind] ?? 0) >= asked) continue;
    const limit = facts.commodities.get(kind)?.limit ?? 0;
    const outside = Math.max(0, limit - (hand[kind] ?? 0)) * DEALT;
    const each = outside / Math.max(1, others);
    const one = 1 - Math.exp(-(each ** asked));
    odds *= to === null ? 1 - (1 - one) ** others : one;
  }
  return odds;
}
