import { type Bag, type Random, shuffle } from '@haggle/engine';
import type { Counts, State } from '../state.ts';
import type { Block, Deck } from './deck.ts';
import { cardAt, indexOfName, namesOfCards } from './hand.ts';

/** The stacks of a block, from the first to the ninth. */
export const STACKS = 9;

/** Stacks of cards by index, top first: those of the first block, then those of the second. */
type Stacks = readonly (readonly number[])[];

/** Stacks by block, cards by name: how events tell them. */
type Piles = Record<string, string[][]>;

/** Where a stack (1 … 9) of a block lies. */
export function placeOf(deck: Deck, block: Block, stack: number): number {
  return deck.blocks.indexOf(block) * STACKS + stack - 1;
}

/** Where the stack (1 … 9) lies from which a seat draws, by its place at the table. */
export function placeFor(
  deck: Deck,
  { blocks }: Pick<State, 'blocks'>,
  seat: number,
  stack: number,
): number {
  return placeOf(deck, blocks[seat] ?? 'west', stack);
}

/**
 * Builds the stacks of a deck from the cards that nobody holds (rules clauses AC-15.2, MC-4).
 * `held` counts cards by index; `players` says how many draw from each block.
 */
export function buildStacks(
  deck: Deck,
  held: Counts,
  players: Readonly<Partial<Record<Block, number>>>,
  random: Random,
): Stacks {
  const rest = (card: number) => cardAt(deck, card).copies - (held[card] ?? 0);
  return layEach(deck, rest, (cards, block) =>
    deck.recipe === 'layers'
      ? buildLayers(deck, cards, random)
      : buildSetAside(deck, cards, players[block] ?? 0, random),
  );
}

/** Lays the stacks of each block from its own cards, so many of each as are counted. */
function layEach(
  deck: Deck,
  count: (card: number) => number,
  lay: (cards: readonly number[], block: Block) => readonly number[],
): Stacks {
  return deck.blocks.flatMap((block) =>
    Array.from({ length: STACKS }, (_, at) => {
      const cards = deck.cards.flatMap((card, index) =>
        card.block === block && card.kind.stack === at + 1
          ? new Array<number>(count(index)).fill(index)
          : [],
      );
      return lay(cards, block);
    }),
  );
}

/** One commodity card for each player lies on top, the tradable calamities below, the other lowest. */
function buildSetAside(
  deck: Deck,
  cards: readonly number[],
  players: number,
  random: Random,
): readonly number[] {
  const { commodities, tradable, lowest } = sort(deck, cards);
  const shuffled = shuffle(commodities, random);
  const rest = shuffle([...shuffled.slice(players), ...tradable], random);
  return [...shuffled.slice(0, players), ...rest, ...lowest];
}

/** The old sets with the minor calamity on top, the added set with the major one below, the other lowest. */
function buildLayers(deck: Deck, cards: readonly number[], random: Random): readonly number[] {
  const { commodities, tradable, lowest } = sort(deck, cards);
  const added = commodities.length > 0 ? addedSet(deck, commodities) : undefined;
  const isAdded = (card: number) => cardAt(deck, card).kind.id === added;
  const isMinor = (card: number) => cardAt(deck, card).kind.severity === 'minor';
  const old = commodities.filter((card) => !isAdded(card));
  return [
    ...shuffle([...old, ...tradable.filter(isMinor)], random),
    ...shuffle(
      [...commodities.filter(isAdded), ...tradable.filter((card) => !isMinor(card))],
      random,
    ),
    ...lowest,
  ];
}

/** The commodity that larger tables add to a stack: the last one in the order of the data. */
function addedSet(deck: Deck, commodities: readonly number[]): string | undefined {
  const stack = commodities[0] === undefined ? 0 : cardAt(deck, commodities[0]).kind.stack;
  return deck.kinds.findLast((kind) => kind.type === 'commodity' && kind.stack === stack)?.id;
}

type Sorted = {
  readonly commodities: readonly number[];
  readonly tradable: readonly number[];
  readonly lowest: readonly number[];
};

function sort(deck: Deck, cards: readonly number[]): Sorted {
  const typeOf = (card: number) => cardAt(deck, card).kind.type;
  const isTradable = (card: number) => cardAt(deck, card).kind.tradable;
  return {
    commodities: cards.filter((card) => typeOf(card) === 'commodity'),
    tradable: cards.filter((card) => typeOf(card) === 'calamity' && isTradable(card)),
    lowest: cards.filter((card) => !isTradable(card)),
  };
}

/** Puts the discards of each stack in the order in which they go under it (AC-31.8, MC-13). */
export function orderDiscards(deck: Deck, discards: Counts, random: Random): Stacks {
  return layEach(
    deck,
    (card) => discards[card] ?? 0,
    (cards) => {
      const { commodities, tradable, lowest } = sort(deck, cards);
      return [...shuffle([...commodities, ...tradable], random), ...lowest];
    },
  );
}

/** What the seats drew, by their order, and the stacks after it. */
type Deal = { readonly drawn: readonly (readonly number[])[]; readonly stacks: Stacks };

/**
 * Deals one card from each stack up to the number of a seat's cities, fewest cities first, ties by the
 * order of the seats; an empty stack gives Water, or nothing (rules clauses AC-27.1, AC-27.2, MC-6).
 */
export function deal(
  deck: Deck,
  stacks: Stacks,
  seats: Pick<State, 'ids' | 'blocks'>,
  cities: Bag,
): Deal {
  const { ids } = seats;
  const left = stacks.map((stack) => [...stack]);
  const drawn = ids.map((): number[] => []);
  const citiesOf = (seat: number) => cities[ids[seat] ?? ''] ?? 0;
  const order = ids.map((_, seat) => seat).sort((a, b) => citiesOf(a) - citiesOf(b) || a - b);
  for (const seat of order) {
    for (let stack = 1; stack <= citiesOf(seat); stack++) {
      const card = left[placeFor(deck, seats, seat, stack)]?.shift() ?? deck.water;
      if (card !== null) drawn[seat]?.push(card);
    }
  }
  return { drawn, stacks: left };
}

/** Stacks as an event tells them. */
export function tellStacks(deck: Deck, stacks: Stacks): Piles {
  const piles: Piles = {};
  deck.blocks.forEach((block, at) => {
    piles[block] = stacks
      .slice(at * STACKS, (at + 1) * STACKS)
      .map((stack) => stack.map((card) => cardAt(deck, card).name));
  });
  return piles;
}

/** Stacks as the state keeps them, from an event. */
export function readStacks(
  deck: Deck,
  piles: Readonly<Record<string, readonly (readonly string[])[]>>,
): Stacks {
  return deck.blocks.flatMap((block) =>
    (piles[block] ?? []).map((stack) => stack.map((name) => indexOfName(deck, name))),
  );
}

/** What each seat drew, as an event tells it: cards by name, seats that drew nothing left out. */
export function tellDeal(deck: Deck, ids: readonly string[], { drawn }: Deal): Record<string, Bag> {
  const dealt: Record<string, Bag> = {};
  ids.forEach((id, seat) => {
    const cards = drawn[seat] ?? [];
    if (cards.length > 0) dealt[id] = namesOfCards(deck, cards);
  });
  return dealt;
}
