import type { Items } from '../items.ts';
import { partsOf } from '../notes.ts';
import type { View } from '../view.ts';

/** Rough judgements in trade goods. A commodity is worth little to its owner, who cannot spend it. */
const OWN_COMMODITY = 0.4;
const FRAGMENT = 1.5;
const ACTION_CARD = 1.5;
const CAPTIVE = 1;
const SECRET = 4;
const RELIC = 5;
const PLANET = 5;
const OTHER_NOTE = 1.5;

const NOTES: Readonly<Record<string, number>> = {
  ceasefire: 1.5,
  'political-secret': 1,
  'support-for-the-throne': 7,
  alliance: 3,
  'trade-convoys': 2,
  'promise-of-protection': 2,
};

/** What a side costs the seat that gives it. */
export function costOf(view: View, items: Items): number {
  return (items.commodities ?? 0) * OWN_COMMODITY + commonWorth(view, items);
}

/** What a side is worth to the seat that receives it: commodities arrive as trade goods. */
export function gainOf(view: View, items: Items): number {
  return (items.commodities ?? 0) + commonWorth(view, items);
}

function commonWorth(view: View, items: Items): number {
  const { tradeGoods = 0, relicFragments = {}, captured = {}, promissoryNote } = items;
  const { actionCards = [], secrets = [], relics = [], planets = [] } = items;
  return (
    tradeGoods +
    sum(relicFragments) * FRAGMENT +
    Object.values(captured).reduce((total, units) => total + sum(units), 0) * CAPTIVE +
    (promissoryNote === undefined ? 0 : noteWorth(view, promissoryNote)) +
    actionCards.length * ACTION_CARD +
    secrets.length * SECRET +
    relics.length * RELIC +
    planets.length * PLANET
  );
}

/** Trade Agreement is worth half of what its owner can replenish; the other notes as they usually go. */
function noteWorth({ seats }: View, note: string): number {
  const { owner, kind } = partsOf(note);
  if (kind === 'trade-agreement') return (seats[owner]?.commodityValue ?? 0) / 2;
  return NOTES[kind] ?? OTHER_NOTE;
}

function sum(bag: Readonly<Record<string, number>>): number {
  return Object.values(bag).reduce((total, count) => total + count, 0);
}
