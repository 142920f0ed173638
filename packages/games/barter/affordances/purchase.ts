import { type Bag, sizeOf } from '@haggle/engine';
import { leastMissed } from '../cards/value.ts';
import type { Affordances } from '../commands.ts';
import { handLimitOf } from '../limit.ts';
import type { Holding } from './holding.ts';

/** To spend each set, with Mining where that adds most, to surrender what is over the hand limit, to discard, and to hand over what is due. */
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
  return [...spending, ...surrendering(holding), ...discarding(holding), ...handingOver(holding)];
}

/** One card, that which is missed least. */
function discarding(holding: Holding): Affordances {
  const cards = missedLeast(holding, 1);
  return sizeOf(cards) === 0 ? [] : [{ command: { type: 'discard', cards }, fields: ['cards'] }];
}

/** What is due to each, of the cards that are missed least. */
function handingOver(holding: Holding): Affordances {
  const { view } = holding;
  return Object.entries(view.seats[view.viewer]?.owes ?? {}).flatMap(([to, due]) => {
    const cards = missedLeast(holding, due);
    if (sizeOf(cards) === 0) return [];
    return [{ command: { type: 'hand-over', to, cards } as const, fields: ['cards'] }];
  });
}

function surrendering(holding: Holding): Affordances {
  const { view } = holding;
  const limit = handLimitOf(view.options, view.seats[view.viewer]);
  const surplus = limit === null ? 0 : sizeOf(commoditiesIn(holding)) - limit;
  if (surplus <= 0) return [];
  const cards = missedLeast(holding, surplus);
  return [{ command: { type: 'surrender', cards }, fields: ['cards'] }];
}

function missedLeast(holding: Holding, count: number): Bag {
  return leastMissed(commoditiesIn(holding), count, (kind) => holding.deck.kindOf.get(kind));
}

function commoditiesIn({ view }: Holding): Bag {
  const { sets } = view.value;
  return Object.fromEntries(Object.entries(sets).map(([kind, { cards }]) => [kind, cards]));
}
