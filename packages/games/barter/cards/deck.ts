/** The two blocks of trade cards; a game with one block has only one of them in play. */
export const BLOCKS = ['west', 'east'] as const;
export type Block = (typeof BLOCKS)[number];

/** One commodity of a game's data: `limit` is the number of cards in a full set. */
export type CommodityRow = {
  readonly id: string;
  readonly stack: number;
  readonly value: number;
  readonly limit: number;
  readonly mined?: boolean;
};

/** One calamity of a game's data; there is one card of it in each block. */
export type CalamityRow = {
  readonly id: string;
  readonly stack: number;
  readonly tradable: boolean;
  readonly severity: 'major' | 'minor';
};

/** How many cards of each commodity lie in a block, stack by stack from the first. */
export type Division = readonly Readonly<Record<string, number>>[];

/** A kind of trade card in play. */
export type Kind = {
  readonly id: string;
  readonly type: 'commodity' | 'calamity';
  /** What one card is worth; 0 for calamities and Water. */
  readonly value: number;
  /** The cards of a full set; 0 for calamities and Water. */
  readonly limit: number;
  /** 1 … 9; 0 for Water, which lies in no stack. */
  readonly stack: number;
  readonly tradable: boolean;
  readonly severity?: 'major' | 'minor';
  /** Whether Mining may raise a set of it. */
  readonly mined: boolean;
  /** The indexes of its cards: one for each block that it lies in. */
  readonly cards: readonly number[];
};

/** The cards of one kind in one block; hands count cards by their index in the deck. */
export type Card = {
  /** The kind's id, with the block (`clay@east`) where the kind lies in both. */
  readonly name: string;
  readonly kind: Kind;
  readonly block: Block | null;
  /** How many there are; of Water, of which stacks never run out, how many a set-up may give. */
  readonly copies: number;
};

/** How a stack is built: commodities set aside for the first draws, or layers of old and added sets. */
type Recipe = 'set-aside' | 'layers';

/** How many calamities a seat may keep. */
export type CalamityLimit = {
  readonly total: number;
  readonly major: number;
  readonly minor: number;
};

/** Everything that a bracket of players settles. */
export type Bracket = {
  readonly key: string;
  readonly blocks: readonly { readonly block: Block; readonly division: Division }[];
  readonly minors: boolean;
  readonly recipe: Recipe;
  readonly calamityLimit: CalamityLimit | null;
  readonly handLimit: number;
};

/**
 * How much Water a set-up may give to all seats together: more than any game ever sees, and little enough to be
 * laid out card by card, as hands are.
 */
const MOST_WATER = 1000;

/** The cards in play at a table; static data, looked up by its key. */
export type Deck = Omit<Bracket, 'blocks'> & {
  readonly blocks: readonly Block[];
  readonly kinds: readonly Kind[];
  readonly cards: readonly Card[];
  readonly kindOf: ReadonlyMap<string, Kind>;
  /** The kinds of the game that are not in play in this bracket. */
  readonly absent: ReadonlyMap<string, Kind['type']>;
  readonly cardOf: ReadonlyMap<string, number>;
  /** The card that an empty stack gives, where the game has one. */
  readonly water: number | null;
};

type Source = {
  readonly commodities: readonly CommodityRow[];
  readonly calamities: readonly CalamityRow[];
  readonly water: boolean;
};

/** The deck of a bracket: every kind in play with its cards, in the order of stacks and of the data. */
export function makeDeck(bracket: Bracket, source: Source): Deck {
  const cards: Card[] = [];
  const kinds: Kind[] = [];
  const add = (
    row: Omit<Kind, 'cards'>,
    copies: readonly { block: Block | null; copies: number }[],
  ) => {
    const indexes = copies.map((_, at) => cards.length + at);
    const { id, type, value, limit, stack, tradable, severity, mined } = row;
    // Of one shape, whatever row it came from: kinds are looked at all the time.
    const kind = { id, type, value, limit, stack, tradable, severity, mined, cards: indexes };
    kinds.push(kind);
    for (const { block, copies: count } of copies) {
      const name = copies.length > 1 ? `${id}@${block}` : id;
      cards.push({ name, kind, block, copies: count });
    }
  };
  for (const { id, stack, value, limit, mined = false } of source.commodities) {
    const copies = bracket.blocks
      .map(({ block, division }) => ({ block, copies: division[stack - 1]?.[id] ?? 0 }))
      .filter((part) => part.copies > 0);
    if (copies.length > 0) {
      add({ id, type: 'commodity', value, limit, stack, tradable: true, mined }, copies);
    }
  }
  for (const { id, stack, tradable, severity } of source.calamities) {
    if (severity === 'minor' && !bracket.minors) continue;
    const copies = bracket.blocks.map(({ block }) => ({ block, copies: 1 }));
    const row = { id, value: 0, limit: 0, stack, tradable, severity, mined: false } as const;
    add({ ...row, type: 'calamity' }, copies);
  }
  const water = source.water ? cards.length : null;
  if (source.water) {
    const row = {
      id: 'water',
      value: 0,
      limit: 0,
      stack: 0,
      tradable: true,
      mined: false,
    } as const;
    add({ ...row, type: 'commodity' }, [{ block: null, copies: MOST_WATER }]);
  }
  const kindOf = new Map(kinds.map((kind) => [kind.id, kind]));
  return {
    ...bracket,
    blocks: bracket.blocks.map(({ block }) => block),
    kinds,
    cards,
    kindOf,
    absent: absentFrom(kindOf, source),
    cardOf: new Map(cards.map((card, index) => [card.name, index])),
    water,
  };
}

function absentFrom(
  kindOf: ReadonlyMap<string, Kind>,
  { commodities, calamities }: Source,
): ReadonlyMap<string, Kind['type']> {
  const all = [
    ...commodities.map(({ id }) => [id, 'commodity'] as const),
    ...calamities.map(({ id }) => [id, 'calamity'] as const),
  ];
  return new Map(all.filter(([id]) => !kindOf.has(id)));
}

/** Whether a word is a kind of the game, in play at this table or not. */
export function isKind({ kindOf, absent }: Deck, word: string): boolean {
  return kindOf.has(word) || absent.has(word);
}

/** The kind of a card by its name (`clay@east`). */
export function kindOfCard(name: string): string {
  return name.split('@')[0] ?? name;
}
