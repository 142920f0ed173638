import type { Bag } from '@haggle/engine';
import type { Deck } from './deck.ts';
import type { SetView, ValueView } from './view.ts';

/** The square of the cards times the value of one (rules clauses AC-28.51, MC-7.1). */
function setValue(cards: number, value: number): number {
  return cards * cards * value;
}

/** What the commodities in a bag are worth, each kind a set of its own (rules clause AC-28.52). */
export function worthOf(deck: Deck, bag: Bag): number {
  let total = 0;
  for (const id in bag) total += setValue(bag[id] ?? 0, deck.kindOf.get(id)?.value ?? 0);
  return total;
}

/**
 * What Mining adds to a set: the worth of one card more, nothing to a set of no cards, beyond the printed
 * limit, or of another kind (rules clause AC-28.53).
 */
export function gainOf(deck: Deck, id: string, cards: number): number {
  const kind = deck.kindOf.get(id);
  if (!kind?.mined || cards < 1 || cards >= kind.limit) return 0;
  return setValue(cards + 1, kind.value) - setValue(cards, kind.value);
}

/** The use of Mining that adds most to a bag, or undefined when none adds anything. */
function bestMining(deck: Deck, bag: Bag): ValueView['mining'] {
  let best: ValueView['mining'];
  for (const kind in bag) {
    const gain = gainOf(deck, kind, bag[kind] ?? 0);
    if (gain > (best?.gain ?? 0)) best = { kind, gain };
  }
  return best;
}

/** Each set of commodities in a bag with its worth, and all together without Mining. */
export function appraise(deck: Deck, bag: Bag, mining: boolean): ValueView {
  const sets: Record<string, SetView> = {};
  let total = 0;
  for (const { id, type, value, limit } of deck.kinds) {
    const cards = Object.hasOwn(bag, id) ? (bag[id] ?? 0) : 0;
    if (type === 'calamity' || cards === 0) continue;
    sets[id] = {
      cards,
      value: setValue(cards, value),
      limit,
      complete: limit > 0 && cards >= limit,
    };
    total += setValue(cards, value);
  }
  const best = mining ? bestMining(deck, bag) : undefined;
  return best ? { total, sets, mining: best } : { total, sets };
}
