import type { Bag, Words } from '@haggle/engine';
import { listOf, nameOf, say } from '../../say.ts';
import { type FloorDeck, kindsByValue } from '../floor-deck.ts';
import { setValue } from '../hand.ts';
import type { MiningGain } from './mining.ts';

/** Cards that are to be turned in, and on which of their sets Mining is used. */
export type TurnedIn = {
  readonly deck: FloorDeck;
  readonly words: Words;
  readonly cards: Bag;
  readonly boost: MiningGain | undefined;
};

/** Whether these cards are to be turned in for what they pay: each set with its worth, and the sum. */
export function askToSpend({ deck, words, cards, boost }: TurnedIn): string {
  const worths = kindsIn(deck, cards).map((kind) => {
    const gain = boost?.kind === kind ? boost.gain : 0;
    const worth = setValue(deck, kind, cards[kind] ?? 0) + gain;
    const data = { n: cards[kind] ?? 0, kind: nameOf(words, kind), worth };
    return { worth, told: say(gain > 0 ? 'purchase.set-mining' : 'purchase.set', data) };
  });
  const sum = worths.reduce((all, { worth }) => all + worth, 0);
  return say('purchase.spend-ask', { sets: listOf(worths.map(({ told }) => told)), n: sum });
}

/** Whether these cards are to be given up for nothing. */
export function askToSurrender({ deck, words, cards }: Omit<TurnedIn, 'boost'>): string {
  const sets = kindsIn(deck, cards).map((kind) =>
    say('purchase.cards', { n: cards[kind] ?? 0, kind: nameOf(words, kind) }),
  );
  return say('purchase.surrender-ask', { sets: listOf(sets) });
}

/** The kinds of these cards, the dearest first. */
function kindsIn(deck: FloorDeck, cards: Bag): readonly string[] {
  return kindsByValue(deck)
    .toReversed()
    .filter((kind) => (cards[kind] ?? 0) > 0);
}
