import { leastMissed, worthOfSet } from '../cards/value.ts';
import type { Command } from '../commands.ts';
import { handLimitOf } from '../limit.ts';
import type { Situation } from './situation.ts';

/** What a set must be worth for an advance to be bought with it; smaller ones are kept to grow. */
const WORTH_SPENDING = 100;

/**
 * Comes down to the hand limit: spends the best set where that buys something, so that no bot sits on a full one for
 * the whole evening, and gives up the commodities that the hand misses least.
 */
export function settleSurplus(situation: Situation): Command | null {
  const count = countSurplus(situation);
  if (count <= 0) return null;
  return spendBest(situation) ?? surrender(situation, count);
}

/** What single cards that are due to another are worth at the least, as the board asks for them. */
const LEAST_DUE = 2;

/** Hands over what is due to another, of the commodities that the hand misses least. */
export function handOverDues({ view, seat, scales, stock }: Situation): Command | null {
  for (const [to, due] of Object.entries(view.seats[seat]?.owes ?? {})) {
    const { commodities } = scales.facts;
    const cards = leastMissed(stock.hand, due, (kind) => {
      const printed = commodities.get(kind);
      return printed && printed.value >= LEAST_DUE ? printed : undefined;
    });
    if (Object.keys(cards).length > 0) return { type: 'hand-over', to, cards };
  }
  return null;
}

function countSurplus({ view, seat, scales, stock }: Situation): number {
  const limit = handLimitOf(view.options, view.seats[seat]);
  if (limit === null) return 0;
  let count = -limit;
  for (const kind in stock.hand) {
    if (scales.facts.commodities.has(kind)) count += stock.hand[kind] ?? 0;
  }
  return count;
}

function spendBest({ view, scales, stock }: Situation): Command | null {
  const { mining } = view.value ?? {};
  let best: { readonly kind: string; readonly cards: number; readonly worth: number } | null = null;
  for (const kind in stock.hand) {
    const printed = scales.facts.commodities.get(kind);
    if (printed === undefined) continue;
    const cards = Math.min(stock.hand[kind] ?? 0, printed.limit);
    const worth = worthOfSet(printed, cards) + (mining?.kind === kind ? mining.gain : 0);
    if (worth >= (best?.worth ?? WORTH_SPENDING)) best = { kind, cards, worth };
  }
  if (best === null) return null;
  const cards = { [best.kind]: best.cards };
  return { type: 'spend', cards, ...(mining?.kind === best.kind && { mining: mining.kind }) };
}

function surrender({ scales, stock }: Situation, count: number): Command {
  const { commodities } = scales.facts;
  const cards = leastMissed(stock.hand, count, (kind) => commodities.get(kind));
  return { type: 'surrender', cards };
}
