import type { CalamityRow, CommodityRow } from '../cards/deck.ts';

/** What a bot knows of a commodity. */
type CommodityFacts = {
  readonly value: number;
  /** How many make a full set. */
  readonly limit: number;
  readonly stack: number;
  /** Its part of the cards of its stack, over both blocks. */
  readonly share: number;
};

/** What a bot knows of a calamity; `cost` says in card value how gladly it would be rid of it. */
type CalamityFacts = { readonly cost: number; readonly tradable: boolean };

/** What is printed on the cards of one game, as far as a bot weighs it. */
export type BotFacts = {
  readonly commodities: ReadonlyMap<string, CommodityFacts>;
  readonly calamities: ReadonlyMap<string, CalamityFacts>;
  /** With fewer seats only one of the two blocks is in play, and with it about half of all kinds. */
  readonly seatsForBothBlocks: number;
};

/** What a calamity costs where the game's own list says nothing, in card value. */
const COST = { major: 28, minor: 12 } as const;

/** What a bot of a game goes by: its cards, and what each calamity would cost a player. */
export function makeFacts({
  commodities,
  calamities,
  costs,
  seatsForBothBlocks = 0,
}: {
  readonly commodities: readonly CommodityRow[];
  readonly calamities: readonly CalamityRow[];
  readonly costs: Readonly<Record<string, number>>;
  readonly seatsForBothBlocks?: number;
}): BotFacts {
  const cardsIn = (stack: number): number =>
    commodities.reduce((sum, row) => sum + (row.stack === stack ? row.limit : 0), 0) +
    calamities.filter((row) => row.stack === stack).length;
  return {
    commodities: new Map(
      commodities.map(({ id, value, limit, stack }) => {
        const share = limit === 0 ? 0 : limit / cardsIn(stack);
        return [id, { value, limit, stack, share }];
      }),
    ),
    calamities: new Map(
      calamities.map(({ id, severity, tradable }) => [
        id,
        { cost: costs[id] ?? COST[severity], tradable },
      ]),
    ),
    seatsForBothBlocks,
  };
}
