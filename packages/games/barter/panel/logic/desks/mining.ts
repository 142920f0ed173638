import type { Bag } from '@haggle/engine';
import type { FloorDeck } from '../floor-deck.ts';
import { gainOfNext } from '../hand.ts';

/** What Mining would add to a set. */
export type MiningGain = { readonly kind: string; readonly gain: number };

/**
 * Where Mining is used: on what the player has picked, null for nothing; where he has said nothing yet, on what
 * gains most, unless it has been used in this turn (AC-28.53).
 */
export function chooseMining(
  gains: readonly MiningGain[],
  { picked, isUsed }: { readonly picked: string | null | undefined; readonly isUsed: boolean },
): MiningGain | undefined {
  if (picked === undefined) return isUsed ? undefined : gains[0];
  return gains.find(({ kind }) => kind === picked);
}

/** What Mining would add to these cards on each kind that it can raise, the best first (AC-28.53). */
export function minable(deck: FloorDeck, cards: Bag): readonly MiningGain[] {
  return Object.entries(cards)
    .filter(([kind]) => deck.commodities[kind]?.mined === true)
    .map(([kind, count]) => ({ kind, gain: gainOfNext(deck, kind, count) }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain || a.kind.localeCompare(b.kind));
}
