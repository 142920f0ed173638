import type { Bag } from '@haggle/engine';
import { worthOfSet } from '../cards/value.ts';
import type { BotFacts } from './facts.ts';
import type { Temper } from './temper.ts';

/** What a bot weighs cards with. */
export type Scales = {
  readonly facts: BotFacts;
  readonly temper: Temper;
  /** How many calamities a hand keeps after the selection; null: all. */
  readonly calamityLimit: number | null;
};

/** What a calamity beyond the number that a hand keeps still costs, as a part of its full cost. */
const EXCESS_COST = 0.15;

/** What an unknown card that is no calamity is worth on average, in card value. */
export const UNKNOWN_COMMODITY = 4;

/** What a hand is worth to a bot: its sets, less what its calamities would cost. */
export function worthOfHand(scales: Scales, hand: Bag): number {
  let worth = 0;
  for (const kind in hand) worth += worthOf(scales, kind, hand[kind] ?? 0);
  return worth - costOfCalamities(scales, hand);
}

/** What so many cards of a kind are worth as a set; a calamity is none. */
function worthOf({ facts }: Scales, kind: string, cards: number): number {
  const known = facts.commodities.get(kind);
  return known === undefined ? 0 : worthOfSet(known, cards);
}

/** What the calamities of a hand would cost; those beyond the number kept cost little. */
function costOfCalamities({ facts, temper, calamityLimit }: Scales, hand: Bag): number {
  const costs: number[] = [];
  for (const kind in hand) {
    const calamity = facts.calamities.get(kind);
    if (!calamity) continue;
    for (let copy = hand[kind] ?? 0; copy > 0; copy--) costs.push(calamity.cost * temper.fear);
  }
  if (costs.length === 0) return 0;
  costs.sort((one, other) => other - one);
  const kept = calamityLimit ?? costs.length;
  return costs.reduce((sum, cost, index) => sum + (index < kept ? cost : cost * EXCESS_COST), 0);
}

/** What one more card of a kind would add to a hand. */
export function worthOfOneMore(scales: Scales, hand: Bag, kind: string): number {
  return worthWith(scales, hand, kind, 1);
}

/** What the last card of a kind adds to a hand; less than nothing for a calamity. */
export function worthOfLast(scales: Scales, hand: Bag, kind: string): number {
  return -worthWith(scales, hand, kind, -1);
}

/** How the worth of a hand changes with so many cards more (or fewer) of a kind. */
export function worthWith(scales: Scales, hand: Bag, kind: string, more: number): number {
  const held = hand[kind] ?? 0;
  if (!scales.facts.calamities.has(kind)) {
    return worthOf(scales, kind, held + more) - worthOf(scales, kind, held);
  }
  const changed = { ...hand, [kind]: Math.max(0, held + more) };
  return costOfCalamities(scales, hand) - costOfCalamities(scales, changed);
}

/** What a bot expects of a card that nobody has named: mostly junk, now and then a calamity. */
export function worthOfUnknown({ facts, temper }: Scales): number {
  const { suspicion, fear } = temper;
  return (1 - suspicion) * UNKNOWN_COMMODITY - suspicion * fear * meanCost(facts);
}

function meanCost(facts: BotFacts): number {
  let sum = 0;
  let count = 0;
  for (const { cost, tradable } of facts.calamities.values()) {
    if (!tradable) continue;
    sum += cost;
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}
