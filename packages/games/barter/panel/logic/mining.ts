import type { Bag } from '@haggle/engine';
import type { FloorDeck } from './floor-deck.ts';
import { gainOfNext } from './hand.ts';

/** What Mining would add to these cards on each kind that it can raise, the best first (AC-28.53). */
export function minable(
  deck: FloorDeck,
  cards: Bag,
): readonly { readonly kind: string; readonly gain: number }[] {
  return Object.entries(cards)
    .filter(([kind]) => deck.commodities[kind]?.mined === true)
    .map(([kind, count]) => ({ kind, gain: gainOfNext(deck, kind, count) }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain || a.kind.localeCompare(b.kind));
}
