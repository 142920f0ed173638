import type { Bag } from '@haggle/engine';
import type { BotFacts } from './facts.ts';
import type { Market } from './market.ts';

/** Whom a proposal is for: one seat, or null for all. */
export type Partner = string | null;

/** How many of a kind a seat holds that looks for it, and how many any other seat does. */
const HELD_BY_COLLECTOR = 2;
const HELD_BY_ANYBODY = 0.5;

/** How much of its worth a card has for one who offers it: he has no use for it. */
const UNLOVED = 0.7;

/**
 * Everybody draws at most one card from each stack, so that two of a kind lie in one hand only after
 * trades: so likely they are before the first one, and so much likelier with each trade of a seat.
 */
const PAIRED_AT_FIRST = 0.05;
const PAIRED_BY_TRADES = 0.12;

/** A seat that holds fewer cards than the number of a stack hardly drew from it: its chance is cut to this part. */
const BEYOND_REACH = 0.1;

/** What a partner may gain by so many cards of a kind more, in card value. */
export function gainOfPartner(facts: BotFacts, market: Market, to: Partner, named: Bag): number {
  const wants = to === null ? undefined : market.wanted.get(to);
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
  const offers = offeredBy(market, to);
  let loss = 0;
  for (const kind in named) {
    const value = facts.commodities.get(kind)?.value ?? 0;
    const asked = named[kind] ?? 0;
    loss += value * asked ** 2 * ((offers[kind] ?? 0) >= asked ? UNLOVED : 1);
  }
  return loss;
}

/** What a bot wants to find with a partner. */
type Wish = {
  readonly to: Partner;
  readonly named: Bag;
  readonly hand: Bag;
  /** How many cards each other seat holds. */
  readonly cards: Readonly<Record<string, number>>;
  /** Trades so far, for each seat. */
  readonly trades: number;
};

/**
 * How likely a partner holds what is named, 0 to 1: certain when he offers it himself, else by what
 * everybody draws: a card from each stack, as many as he has cities.
 */
export function oddsOfHolding(facts: BotFacts, market: Market, wish: Wish): number {
  const { to, cards } = wish;
  if (to !== null) return oddsWith(facts, wish, offeredBy(market, to), cards[to] ?? 0);
  let none = 1;
  for (const seat in cards) none *= 1 - oddsWith(facts, wish, NOTHING, cards[seat] ?? 0);
  return 1 - none;
}

function oddsWith(facts: BotFacts, wish: Wish, known: Bag, cards: number): number {
  const seats = Object.keys(wish.cards).length + 1;
  const blocks = seats < facts.seatsForBothBlocks ? 2 : 1;
  const paired = Math.min(1, PAIRED_AT_FIRST + PAIRED_BY_TRADES * wish.trades);
  let odds = 1;
  for (const kind in wish.named) {
    const missing = (wish.named[kind] ?? 0) - (known[kind] ?? 0);
    if (missing <= 0) continue;
    const { stack = 0, share = 0, limit = 0 } = facts.commodities.get(kind) ?? {};
    const left = limit === 0 ? 0 : Math.max(0, limit - (wish.hand[kind] ?? 0)) / limit;
    const drawn = Math.min(1, share * blocks * left * (cards >= stack ? 1 : BEYOND_REACH));
    odds *= (known[kind] ?? 0) > 0 ? paired ** missing : drawn * paired ** (missing - 1);
  }
  return odds;
}

function offeredBy(market: Market, to: Partner): Bag {
  return to === null ? NOTHING : (market.offered.get(to) ?? NOTHING);
}

const NOTHING: Bag = {};
