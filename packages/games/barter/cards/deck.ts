/** The two blocks of trade cards; a game with one block has only one of them in play. */
export const BLOCKS = ['west', 'east'] as const;
export type Block = (typeof BLOCKS)[number];

/** Where two blocks are in play and nothing is said, the first half of the seats draws from the West. */
export function usualBlock(at: number, seats: number): Block {
  return at < Math.ceil(seats / 2) ? 'west' : 'east';
}

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

/** Everything that a bracket of players settles. */
export type Bracket = {
  readonly key: string;
  readonly blocks: readonly { readonly block: Block; readonly division: Division }[];
  readonly minors: boolean;
  readonly recipe: Recipe;
  /** How many calamities a seat may keep where the table does not say otherwise, and how many major ones; null: any. */
  readonly calamityLimit: number;
  readonly majorLimit: number | null;
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

/** A kind as it is printed: how many copies of it lie in which block. */
type Printed = {
  readonly kind: Omit<Kind, 'cards'>;
  readonly copies: readonly Pick<Card, 'block' | 'copies'>[];
};

/** The deck of a bracket: every kind in play with its cards, in the order of stacks and of the data. */
export function makeDeck(bracket: Bracket, source: Source): Deck {
  const cards: Card[] = [];
  const kinds = printedIn(bracket, source).map(({ kind: row, copies }): Kind => {
    const { id, type, value, limit, stack, tradable, severity, mined } = row;
    const indexes = copies.map((_, at) => cards.length + at);
    // Of one shape, whatever row it came from: kinds are looked at all the time.
    const kind = { id, type, value, limit, stack, tradable, severity, mined, cards: indexes };
    const nameIn = (block: Block | null) => (copies.length > 1 ? `${id}@${block}` : id);
    cards.push(...copies.map((part) => ({ name: nameIn(part.block), kind, ...part })));
    return kind;
  });
  const kindOf = new Map(kinds.map((kind) => [kind.id, kind]));
  return {
    ...bracket,
    blocks: bracket.blocks.map(({ block }) => block),
    kinds,
    cards,
    kindOf,
    absent: absentFrom(kindOf, source),
    cardOf: new Map(cards.map((card, index) => [card.name, index])),
    water: source.water ? cards.length - 1 : null,
  };
}

function printedIn(bracket: Bracket, source: Source): readonly Printed[] {
  const { blocks, minors } = bracket;
  const commodities = source.commodities.map(({ id, stack, value, limit, mined = false }) => ({
    kind: { id, type: 'commodity', value, limit, stack, tradable: true, mined } as const,
    copies: blocks
      .map(({ block, division }) => ({ block, copies: division[stack - 1]?.[id] ?? 0 }))
      .filter(({ copies }) => copies > 0),
  }));
  const calamities = source.calamities
    .filter(({ severity }) => minors || severity !== 'minor')
    .map(({ id, stack, tradable, severity }) => ({
      kind: { ...NOTHING, id, type: 'calamity', stack, tradable, severity } as const,
      copies: blocks.map(({ block }) => ({ block, copies: 1 })),
    }));
  return [
    ...commodities.filter(({ copies }) => copies.length > 0),
    ...calamities,
    ...(source.water ? [WATER] : []),
  ];
}

/** What is printed on a card that makes no set. */
const NOTHING = { value: 0, limit: 0, mined: false } as const;

/** The card of empty stacks; the last of its deck. */
const WATER: Printed = {
  kind: { ...NOTHING, id: 'water', type: 'commodity', stack: 0, tradable: true },
  copies: [{ block: null, copies: MOST_WATER }],
};

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
