import { barterBot } from '../barter/bot/bot.ts';
import { makeFacts } from '../barter/bot/facts.ts';
import { calamities } from './data/calamities.ts';
import { commodities } from './data/commodities.ts';

/**
 * What a calamity does to its holder, in the value of the cards that would make it good again: cities
 * and units lost, and what is handed to others. A rough judgement, from the effects in the rules.
 */
const costs = {
  'volcano-earthquake': 18,
  treachery: 24,
  famine: 22,
  superstition: 24,
  'civil-war': 36,
  'slave-revolt': 22,
  flood: 22,
  'barbarian-hordes': 26,
  epidemic: 26,
  'civil-disorder': 32,
  'iconoclasm-heresy': 32,
  piracy: 28,
} as const;

export const bot = barterBot(makeFacts({ commodities, calamities, costs }));
