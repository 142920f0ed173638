import type { Affordances } from '../commands.ts';
import { handLimitOf } from '../limit.ts';
import type { Holding } from './holding.ts';

/** To spend each set, with Mining where that adds most, and to surrender what is over the hand limit. */
export function forPurchase({ view }: Holding): Affordances {
  const { sets, mining } = view.value;
  const spending = Object.entries(sets).map(([kind, { cards }]) => ({
    command: {
      type: 'spend',
      cards: { [kind]: cards },
      ...(mining?.kind === kind && { mining: kind }),
    } as const,
    fields: ['cards', 'mining'],
  }));
  return [...spending, ...surrendering({ view })];
}

function surrendering({ view }: Pick<Holding, 'view'>): Affordances {
  const limit = handLimitOf(view.options, view.seats[view.viewer]);
  const held = Object.entries(view.value.sets);
  const total = held.reduce((sum, [, { cards }]) => sum + cards, 0);
  let surplus = limit === null ? 0 : total - limit;
  if (surplus <= 0) return [];
  const cards: Record<string, number> = {};
  for (const [kind, set] of held.toSorted(([, a], [, b]) => a.value - b.value)) {
    const count = Math.min(surplus, set.cards);
    if (count > 0) cards[kind] = count;
    surplus -= count;
  }
  return [{ command: { type: 'surrender', cards }, fields: ['cards'] }];
}
