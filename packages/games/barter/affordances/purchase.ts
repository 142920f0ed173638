import { sizeOf } from '@haggle/engine';
import { leastMissed } from '../cards/value.ts';
import type { Affordances } from '../commands.ts';
import { handLimitOf } from '../limit.ts';
import type { Holding } from './holding.ts';

/** To spend each set, with Mining where that adds most, and to surrender what is over the hand limit. */
export function forPurchase(holding: Holding): Affordances {
  const { sets, mining } = holding.view.value;
  const spending = Object.entries(sets).map(([kind, { cards }]) => ({
    command: {
      type: 'spend',
      cards: { [kind]: cards },
      ...(mining?.kind === kind && { mining: kind }),
    } as const,
    fields: ['cards', 'mining'],
  }));
  return [...spending, ...surrendering(holding)];
}

function surrendering({ view, deck }: Holding): Affordances {
  const limit = handLimitOf(view.options, view.seats[view.viewer]);
  const held: Record<string, number> = {};
  for (const [kind, { cards }] of Object.entries(view.value.sets)) held[kind] = cards;
  const surplus = limit === null ? 0 : sizeOf(held) - limit;
  if (surplus <= 0) return [];
  const cards = leastMissed(held, surplus, (kind) => deck.kindOf.get(kind));
  return [{ command: { type: 'surrender', cards }, fields: ['cards'] }];
}
