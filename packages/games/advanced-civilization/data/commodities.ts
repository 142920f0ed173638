import type { CommodityRow } from '../../barter/cards/deck.ts';

/**
 * The commodities of Advanced Civilization: value of one card, stack, number of cards (which is also the
 * limit printed on the card), and whether Mining may raise the set.
 * Sources: rules 8.1 and 28.5 as transcribed in lavaeater/civilization docs/rules and its
 * definitions.cards; tsjensen/civbuddy src/ts/rules/advanced.json; mgod/CivHelper Scripts/trade_builder.py.
 * Mining: rule 28.53 in the source text, whose "Cold" is a misprint of Gold.
 */
export const commodities: readonly CommodityRow[] = [
  { id: 'ochre', stack: 1, value: 1, limit: 7 },
  { id: 'hides', stack: 1, value: 1, limit: 7 },
  { id: 'iron', stack: 2, value: 2, limit: 8, mined: true },
  { id: 'papyrus', stack: 2, value: 2, limit: 7 },
  { id: 'salt', stack: 3, value: 3, limit: 9 },
  { id: 'timber', stack: 3, value: 3, limit: 8 },
  { id: 'grain', stack: 4, value: 4, limit: 8 },
  { id: 'oil', stack: 4, value: 4, limit: 7 },
  { id: 'cloth', stack: 5, value: 5, limit: 7 },
  { id: 'wine', stack: 5, value: 5, limit: 6 },
  { id: 'bronze', stack: 6, value: 6, limit: 6, mined: true },
  { id: 'silver', stack: 6, value: 6, limit: 5, mined: true },
  { id: 'spices', stack: 7, value: 7, limit: 6 },
  { id: 'resin', stack: 7, value: 7, limit: 5 },
  { id: 'gems', stack: 8, value: 8, limit: 5, mined: true },
  { id: 'dye', stack: 8, value: 8, limit: 4 },
  { id: 'gold', stack: 9, value: 9, limit: 5, mined: true },
  { id: 'ivory', stack: 9, value: 9, limit: 4 },
];
