import { BINDING, bindingNames } from '../binding.ts';
import type { Command } from '../commands.ts';
import { cheapestCommodity, type Stock, type Weighed, weigh } from './deals.ts';
import type { Listed } from './listed.ts';
import type { Scales } from './scales.ts';
import type { Situation } from './situation.ts';

/** What a bot would answer to an offer, and what that brings. */
export type Answer = Weighed & { readonly offer: Listed; readonly own: readonly string[] };

/** The best answer to an offer, or null when the bot cannot give what it asks. */
function weighAnswer({ scales, stock, liars }: Situation, offer: Listed): Answer | null {
  const own = ownNames(scales, stock, offer);
  if (own === null) return null;
  const named = liars.has(offer.from) ? bindingNames(offer.gives.named) : offer.gives.named;
  const gives = { count: offer.asks.count, named: [...bindingNames(offer.asks.named), ...own] };
  const weighed = weigh(scales, stock, gives, { ...offer.gives, named });
  return weighed && { ...weighed, offer, own };
}

/** The names that the accepter adds where fewer than two were asked: what he misses least. */
function ownNames(scales: Scales, stock: Stock, { asks }: Listed): readonly string[] | null {
  const spare: Record<string, number> = { ...stock.free };
  for (const kind of bindingNames(asks.named)) spare[kind] = (spare[kind] ?? 0) - 1;
  const own: string[] = [];
  while (asks.named.length + own.length < BINDING) {
    const kind = cheapestCommodity(scales, stock.hand, spare);
    if (kind === null) return null;
    spare[kind] = (spare[kind] ?? 0) - 1;
    own.push(kind);
  }
  return own;
}

/** Accepts the offer that brings most, if one brings enough, with the cards sealed at once. */
export function acceptBest(situation: Situation): Command | null {
  let best: Answer | null = null;
  for (const offer of situation.incoming) {
    const answer = weighAnswer(situation, offer);
    if (answer === null || answer.gain < situation.margin) continue;
    if (best === null || answer.gain > best.gain) best = answer;
  }
  if (best === null) return null;
  const { offer, own, cards } = best;
  const { id, revision } = offer;
  return {
    type: 'accept',
    offer: id,
    revision,
    ...(own.length > 0 && { named: [...own] }),
    cards,
  };
}
