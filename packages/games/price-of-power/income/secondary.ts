import { eligible } from '../map/eligibility.ts';
import type { Layout } from '../state.ts';
import { hasMerchantAt, powerAt } from './power.ts';

/** Why a secondary node may not be selected; the codes are those of the refusals. */
export type SecondaryBar =
  | { readonly code: 'secondary-pirate' }
  | {
      readonly code: 'secondary-outpowered';
      readonly rival: string;
      readonly own: number;
      readonly other: number;
    };

/**
 * Whether the active player may select a secondary node (PP-12.5): no Pirate there, and his power there without Key
 * Provinces is not exceeded by any other player's. The position has his Merchant in the node already.
 * Null: he may. The connection is asked for elsewhere.
 */
export function barSecondary(position: Layout, node: string): SecondaryBar | null {
  if ((position.pirates[node] ?? 0) > 0) return { code: 'secondary-pirate' };
  const own = powerAt(position, position.active, { node }).total;
  for (const rival of Object.keys(position.seats)) {
    if (rival === position.active) continue;
    const counts =
      position.options.secondaryRivals === 'everyone' ||
      (hasMerchantAt(position, rival, node) && eligible(position, rival, node) !== null);
    const other = powerAt(position, rival, { node }).total;
    if (counts && other > own) return { code: 'secondary-outpowered', rival, own, other };
  }
  return null;
}
