import type { Bag } from '@haggle/engine';
import type { Term } from '../commands.ts';
import type { Items } from '../items.ts';
import { FRAGMENTS } from '../lists.ts';
import { doesComeHome, partsOf } from '../notes.ts';
import { addBags } from '../tidy.ts';
import type { OfferView, View } from '../view.ts';

/** Rough judgements in trade goods. A commodity is worth little to its owner, who cannot spend it. */
export const OWN_COMMODITY = 0.4;
const ACTION_CARD = 1.5;
const CAPTIVE = 1;
const SECRET = 4;
const RELIC = 5;
const PLANET = 5;
const OTHER_NOTE = 1.5;

/** Three fragments of one kind are purged for a relic; two are nearer to it than twice one. */
const SET = 3;
const LOOSE_FRAGMENTS = [0, 1, 2.5] as const;

/** A Trade Agreement is worth this share of what its owner can replenish. */
const AGREEMENT = 0.75;
/** What its own note costs a seat, of what it is worth to others, where it comes home after use. */
const OWN_NOTE = 0.6;

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
  const { gain, cost } = weigh(view, seat, { gets: gives, gives: asks });
  return { gain: gain + words.gain, cost: cost + words.cost, hasWord: words.gain > 0 };
}

/** What a seat would have of getting one side and giving the other, as far as the viewer can judge for it. */
export function weigh(
  view: View,
  seat: string,
  { gets, gives }: { readonly gets: Items; readonly gives: Items },
): { readonly gain: number; readonly cost: number } {
  return { gain: gainOf(view, seat, gets), cost: costOf(view, seat, gives, gets) };
}

/** Whether an offer brings more than it costs; promises may even out, so that peace is kept with whoever wants it. */
export function isGood(view: View, seat: string, offer: OfferView): boolean {
  const { gain, cost, hasWord } = weighOffer(view, seat, offer);
  return gain > cost || (gain === cost && hasWord);
}

/** What a side costs the seat that gives it; `gets` is what it has for it. */
function costOf(view: View, seat: string, items: Items, gets: Items): number {
  const { commodities = 0, relicFragments = {}, promissoryNote } = items;
  const { relicFragments: own = {} } = view.seats[seat] ?? {};
  return (
    commodities * OWN_COMMODITY +
    (fragmentWorth(own) - fragmentWorth(addBags(own, relicFragments, -1))) +
    costOfNote(view, seat, promissoryNote, gets) +
    commonWorth(items)
  );
}

function costOfNote(view: View, seat: string, note: string | undefined, gets: Items): number {
  if (!isSupport(note)) return noteWorth(view, seat, note);
  return isSupport(gets.promissoryNote) ? OWN_SUPPORT.swapped : OWN_SUPPORT.sold;
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
function gainOf(view: View, seat: string, items: Items): number {
  const { commodities = 0, relicFragments = {}, promissoryNote } = items;
  const { relicFragments: own = {} } = view.seats[seat] ?? {};
  return (
    commodities +
    (fragmentWorth(addBags(own, relicFragments)) - fragmentWorth(own)) +
    noteWorth(view, seat, promissoryNote) +
    commonWorth(items)
  );
}

/** What is worth the same to whoever has it. */
function commonWorth({ tradeGoods = 0, captured = {}, ...cards }: Items): number {
  const { actionCards = [], secrets = [], relics = [], planets = [] } = cards;
  return (
    tradeGoods +
    Object.values(captured).reduce((total, units) => total + sum(units), 0) * CAPTIVE +
    actionCards.length * ACTION_CARD +
    secrets.length * SECRET +
    relics.length * RELIC +
    planets.length * PLANET
  );
}

/** Unknown fragments count with those of which there are most. */
function fragmentWorth({ unknown = 0, ...known }: Bag): number {
  const [most = 0, ...others] = FRAGMENTS.map((kind) => known[kind] ?? 0).toSorted((a, b) => b - a);
  return [most + unknown, ...others].reduce((total, n) => {
    const count = Math.max(0, n);
    return total + Math.floor(count / SET) * RELIC + (LOOSE_FRAGMENTS[count % SET] ?? 0);
  }, 0);
}

/** What a note is worth to a seat; its own that comes home after use, less. */
function noteWorth({ seats }: View, seat: string, note: string | undefined): number {
  if (note === undefined) return 0;
  const { owner, kind } = partsOf(note);
  const value = seats[owner]?.commodityValue ?? 0;
  const worth = kind === 'trade-agreement' ? value * AGREEMENT : (NOTES[kind] ?? OTHER_NOTE);
  return owner === seat && doesComeHome(note) ? worth * OWN_NOTE : worth;
}

function sum(bag: Readonly<Record<string, number>>): number {
  return Object.values(bag).reduce((total, count) => total + count, 0);
}
