import { barterBot } from '../barter/bot/bot.ts';
import { makeFacts } from '../barter/bot/facts.ts';
import { calamities } from './data/calamities.ts';
import { commodities } from './data/commodities.ts';

/**
 * What a major calamity does to its holder, in the value of the cards that would make it good again; the
 * minor ones cost a few tokens or a card. A rough judgement, from the effects in the rules.
 */
const costs = {
  'volcano-earthquake': 20,
  treachery: 24,
  famine: 22,
  'slave-revolt': 24,
  flood: 22,
  superstition: 26,
  'civil-war': 36,
  'barbarian-hordes': 28,
  cyclone: 24,
  epidemic: 26,
  tyranny: 32,
  'civil-disorder': 34,
  corruption: 24,
  'iconoclasm-heresy': 34,
  regression: 30,
  piracy: 28,
} as const;

/** Water is dealt where a stack has run out: worth nothing, but a card to give. */
const water = { id: 'water', stack: 0, value: 0, limit: 0 } as const;

export const bot = barterBot(
  makeFacts({
    commodities: [...commodities, water],
    calamities,
    costs,
    seatsForBothBlocks: 12,
  }),
);
