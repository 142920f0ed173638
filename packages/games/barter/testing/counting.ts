import { deckOf } from '../desk.ts';
import type { Rulebook } from '../rulebook.ts';
import type { State } from '../state.ts';

/** How many cards of each name there are in hands, stacks and discards; Water comes and goes. */
export function sum(rules: Rulebook, state: State): Readonly<Record<string, number>> {
  const deck = deckOf(rules, state);
  const counts = deck.cards.map((_, card) => state.discards[card] ?? 0);
  const add = (card: number, count: number) => {
    counts[card] = (counts[card] ?? 0) + count;
  };
  for (const { hand } of state.hidden)
    for (const [card, count] of hand.counts.entries()) add(card, count);
  for (const stack of state.stacks) for (const card of stack) add(card, 1);
  const named = deck.cards.map(({ name }, card) => [name, counts[card] ?? 0] as const);
  return Object.fromEntries(named.filter(([name]) => name !== 'water'));
}
