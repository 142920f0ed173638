import type { Term } from '../commands.ts';
import type { Items } from '../items.ts';
import { partsOf } from '../notes.ts';
import type { OfferView, View } from '../view.ts';

/** Rough judgements in trade goods. A commodity is worth little to its owner, who cannot spend it. */
const OWN_COMMODITY = 0.4;
const FRAGMENT = 1.5;
const ACTION_CARD = 1.5;
const CAPTIVE = 1;
const SECRET = 4;
const RELIC = 5;
const PLANET = 5;
const OTHER_NOTE = 1.5;

/** A Support for the Throne is a victory point for a rival, unless his own comes for it: that leaves both as they stand. */
const SUPPORT = 'support-for-the-throne';
const OWN_SUPPORT = { sold: 12, swapped: 6 } as const;

const NOTES: Readonly<Record<string, number>> = {
  ceasefire: 1.5,
  'political-secret': 1,
  [SUPPORT]: 7,
  alliance: 3,
  'trade-convoys': 2,
  'promise-of-protection': 2,
};

/** What the promises of one side are worth, however many they are, and what each costs who makes it. */
const WORD = 0.5;
/** What it costs to do at once whatever somebody wants done. */
const DEED = 3;

/** What an offer brings the seat that it was made to, and what it costs it, words and goods together. */
export function weighOffer(view: View, seat: string, { gives, asks, deal }: OfferView) {
  const words = weighWords(deal, seat);
  return {
    gain: gainOf(view, gives) + words.gain,
    cost: costOf(view, asks, gives) + words.cost,
    hasWord: words.gain > 0,
  };
}

/** Whether an offer brings more than it costs; promises may even out, so that peace is kept with whoever wants it. */
export function isGood(view: View, seat: string, offer: OfferView): boolean {
  const { gain, cost, hasWord } = weighOffer(view, seat, offer);
  return gain > cost || (gain === cost && hasWord);
}

/** What a side costs the seat that gives it; `gets` is what it has for it. */
function costOf(view: View, items: Items, gets: Items): number {
  const { promissoryNote, ...rest } = items;
  const goods = (items.commodities ?? 0) * OWN_COMMODITY;
  if (!isSupport(promissoryNote)) return goods + commonWorth(view, items);
  const support = isSupport(gets.promissoryNote) ? OWN_SUPPORT.swapped : OWN_SUPPORT.sold;
  return goods + commonWorth(view, rest) + support;
}

function isSupport(note: string | undefined): boolean {
  return note !== undefined && partsOf(note).kind === SUPPORT;
}

/** What the words of a deal are worth to a seat, and what its own cost it. */
function weighWords(deal: readonly Term[], seat: string): { gain: number; cost: number } {
  const own = deal.filter(({ by }) => by === seat);
  const cost = own.reduce((sum, { when }) => sum + (when === 'now' ? DEED : WORD), 0);
  return { gain: own.length < deal.length ? WORD : 0, cost };
}

/** What a side is worth to the seat that receives it: commodities arrive as trade goods. */
function gainOf(view: View, items: Items): number {
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
