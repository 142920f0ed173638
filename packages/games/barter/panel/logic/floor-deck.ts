/** A commodity as its card is printed: what one is worth, and how many make the full set. */
export type CommodityCard = {
  readonly value: number;
  readonly limit: number;
  /** Whether Mining may raise a set of it. */
  readonly mined: boolean;
};

export type CalamityCard = {
  readonly tradable: boolean;
  /** The stack from which it comes. */
  readonly stack?: number;
  /** Whether the table lets it be named. */
  readonly nameable?: boolean;
};

/** The deck of a table as the floor needs it: the kinds of its cards, as they are printed. */
export type FloorDeck = {
  readonly commodities: Readonly<Record<string, CommodityCard>>;
  readonly calamities: Readonly<Record<string, CalamityCard>>;
};

/** Whether a card of this kind is a commodity. */
export function isCommodity(deck: FloorDeck, kind: string): boolean {
  return Object.hasOwn(deck.commodities, kind);
}

/** Whether a card of this kind may be named in an offer (AC-28.3, MC-7.2). */
export function isNameable(deck: FloorDeck, kind: string): boolean {
  return isCommodity(deck, kind) || deck.calamities[kind]?.nameable === true;
}

/** Whether a card of this kind may change hands. */
export function isTradable(deck: FloorDeck, kind: string): boolean {
  return isCommodity(deck, kind) || deck.calamities[kind]?.tradable === true;
}

/** The commodities of the deck, cheapest first, then by name. */
export function kindsByValue(deck: FloorDeck): readonly string[] {
  return Object.keys(deck.commodities).sort(
    (a, b) => faceValue(deck, a) - faceValue(deck, b) || a.localeCompare(b),
  );
}

/** What may be said of a card: any commodity, and where the table lets them be named, calamities. */
export function kindsToSay(deck: FloorDeck): readonly string[] {
  const calamities = Object.keys(deck.calamities).filter((kind) => isNameable(deck, kind));
  return [...kindsByValue(deck), ...calamities.sort()];
}

/** What a single card of a kind is worth; 0 for a calamity. */
export function faceValue(deck: FloorDeck, kind: string): number {
  return deck.commodities[kind]?.value ?? 0;
}
