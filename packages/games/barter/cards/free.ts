import type { Bag } from '@haggle/engine';
import type { View } from '../view.ts';

/** The cards in a viewer's hand that are not sealed into another deal than `offer`; no kind of which none is left. */
export function freeCards(
  { hand = {}, sealed = {} }: Pick<View, 'hand' | 'sealed'>,
  offer?: string,
): Bag {
  const left: Record<string, number> = { ...hand };
  for (const id in sealed) {
    if (id === offer) continue;
    const cards = sealed[id] ?? {};
    for (const kind in cards) left[kind] = (left[kind] ?? 0) - (cards[kind] ?? 0);
  }
  const free: Record<string, number> = {};
  for (const kind in left) if ((left[kind] ?? 0) > 0) free[kind] = left[kind] ?? 0;
  return free;
}
