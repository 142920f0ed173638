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

/** Whether these cards, which are more than may be kept, are to be given up for nothing. */
export function askToSurrender(given: Given): string {
  return say('purchase.surrender-ask', { sets: tellCards(given) });
}

/** Whether these cards are to be given up because the board has it so: what they come to one by one all will see. */
export function askToDiscard(given: Given): string {
  const { deck, cards } = given;
  const n = kindsIn(deck, cards).reduce(
    (sum, kind) => sum + (cards[kind] ?? 0) * (deck.commodities[kind]?.value ?? 0),
    0,
  );
  return say('purchase.discard-ask', { sets: tellCards(given), n });
}

type Given = Omit<TurnedIn, 'boost'>;

/** Cards as a list: so many of each kind, the dearest first. */
export function tellCards({ deck, words, cards }: Given): string {
  return listOf(
    kindsIn(deck, cards).map((kind) =>
      say('purchase.cards', { n: cards[kind] ?? 0, kind: nameOf(words, kind) }),
    ),
  );
}

/** The kinds of these cards, the dearest first. */
function kindsIn(deck: FloorDeck, cards: Bag): readonly string[] {
  return kindsByValue(deck)
    .toReversed()
    .filter((kind) => (cards[kind] ?? 0) > 0);
}
