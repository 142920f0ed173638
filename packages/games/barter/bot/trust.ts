import { type Bag, bagOf, sizeOf } from '@haggle/engine';
import type { TradeView } from '../view.ts';
import type { BotFacts } from './facts.ts';
import type { Listed } from './listed.ts';

/**
 * Who has told a seat of cards in an offer that it took, and has not handed them over: it was talk and bound
 * nobody, but it is not believed again as long as it is remembered. A view does not tell by which offer a trade
 * came about, so in doubt the word was kept.
 */
export function findLiars(
  seat: string,
  facts: BotFacts,
  { offers, trades }: { readonly offers: readonly Listed[]; readonly trades: readonly TradeView[] },
): ReadonlySet<string> {
  const taken = offers.filter(
    ({ state, from, acceptedBy }) => state === 'traded' && from !== seat && acceptedBy === seat,
  );
  const liars = new Set<string>();
  for (const offer of taken) {
    const { from } = offer;
    const made = trades.filter(({ between: [maker] }) => maker === from);
    // Of older trades one does not know any more what they brought.
    if (made.length < taken.filter((other) => other.from === from).length) continue;
    if (!made.some(({ got = {} }) => keepsWord(facts, offer, got))) liars.add(from);
  }
  return liars;
}

/** Whether the cards that came are those that were told of, and what was promised of them is true. */
function keepsWord({ calamities }: BotFacts, { gives }: Listed, got: Bag): boolean {
  const told = bagOf(gives.named.slice(0, gives.count));
  const isFoul = gives.calamityFree && Object.keys(got).some((kind) => calamities.has(kind));
  if (sizeOf(got) !== gives.count || isFoul) return false;
  return Object.keys(told).every((kind) => (got[kind] ?? 0) >= (told[kind] ?? 0));
}
