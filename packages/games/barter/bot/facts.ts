import type { CalamityRow, CommodityRow } from '../deck.ts';

/** What a bot knows of a commodity: the value of one card and how many make a full set. */
export type CommodityFacts = { readonly value: number; readonly limit: number };

/** What a bot knows of a calamity; `cost` says in card value how gladly it would be rid of it. */
export type CalamityFacts = { readonly cost: number; readonly tradable: boolean };

/** What is printed on the cards of one game, as far as a bot weighs it. */
export type BotFacts = {
  readonly commodities: ReadonlyMap<string, CommodityFacts>;
  readonly calamities: ReadonlyMap<string, CalamityFacts>;
  /** How many calamities a hand keeps after the selection; further ones cost next to nothing. */
  readonly calamitiesKept: number;
};

/** What a calamity costs where the game's own list says nothing, in card value. */
const COST = { major: 28, minor: 12 } as const;

/** What a bot of a game goes by: its cards, and what each calamity would cost a player. */
export function makeFacts({
  commodities,
  calamities,
  costs,
  calamitiesKept,
}: {
  readonly commodities: readonly CommodityRow[];
  readonly calamities: readonly CalamityRow[];
  readonly costs: Readonly<Record<string, number>>;
  readonly calamitiesKept: number;
}): BotFacts {
  return {
    commodities: new Map(commodities.map(({ id, value, limit }) => [id, { value, limit }])),
    calamities: new Map(
      calamities.map(({ id, severity, tradable }) => [
        id,
        { cost: costs[id] ?? COST[severity], tradable },
      ]),
    ),
    calamitiesKept,
  };
}
