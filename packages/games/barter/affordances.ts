import { SAYING } from '@haggle/engine';
import { inHand } from './affordances/holding.ts';
import { forHost } from './affordances/host.ts';
import { onOffers } from './affordances/offers.ts';
import { forPurchase } from './affordances/purchase.ts';
import { forTrading } from './affordances/trading.ts';
import type { Affordances } from './commands.ts';
import type { Rulebook } from './rulebook.ts';
import type { View } from './view.ts';

/** What a viewer can do now, as commands that are accepted as they stand; made from the view alone. */
export function findAffordances(rules: Rulebook, view: View): Affordances {
  if (view.viewer === 'host') return forHost(rules, view);
  const holding = inHand(rules, view);
  if (holding === null) return [];
  switch (view.phase) {
    case 'draw':
      return view.canBuy ? [{ command: { type: 'buy-card' } }, SAYING] : [SAYING];
    case 'trade':
      return [...forTrading(holding), ...onOffers(holding), SAYING];
    case 'purchase':
      return [...forPurchase(holding), SAYING];
  }
}
