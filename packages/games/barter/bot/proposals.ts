import { type Bag, bagOf, type Random } from '@haggle/engine';
import { BINDING, bindingNames, LEAST } from '../binding.ts';
import type { Side } from '../commands.ts';
import { cheapestOf, type Stock, weigh } from './deals.ts';
import { gainOfPartner, lossOfPartner, oddsOfHolding, type Partner } from './estimates.ts';
import type { BotFacts } from './facts.ts';
import type { Market } from './market.ts';
import {
  type Scales,
  UNKNOWN_COMMODITY,
  worthOfLast,
  worthOfUnknown,
  worthWith,
} from './scales.ts';

/** What a bot goes by when it thinks of an offer to make. */
export type Outlook = {
  readonly stock: Stock;
  readonly market: Market;
  /** Whom it may turn to: null is everybody. */
  readonly partners: readonly Partner[];
  /** How many cards each other seat holds. */
  readonly cards: Readonly<Record<string, number>>;
  /** How many of the trades that the view lists there have been for each seat: it lists the last alone. */
  readonly trades: number;
  /** The least that a deal must bring. */
  readonly margin: number;
  /** How far it goes towards the partner: 0 asks as much as may pass, more makes a deal likelier. */
  readonly concession: number;
  /** Offers that stand or were refused already, by `keyOf`. */
  readonly said: ReadonlySet<string>;
  /** The offer that is to be put anew: asking the same again, or the same seat, must leave the partner more. */
  readonly instead?: Draft;
};

/** An offer that a bot may make. */
export type Draft = { readonly to: Partner; readonly gives: Side; readonly asks: Side };

type Option = { readonly named: readonly string[]; readonly bag: Bag; readonly worth: number };
type Scored = { readonly draft: Draft; readonly score: number };
type Search = {
  readonly to: Partner;
  readonly gives: readonly Option[];
  readonly asks: readonly Option[];
  readonly best: Scored | null;
};

/** How many kinds are thought of on either side; more would cost time and bring nothing. */
const KINDS_TO_GIVE = 7;
const KINDS_TO_ASK = 6;

/** What a partner wants to gain for an even chance that he agrees, and how sharply that falls off. */
const EVEN_GAIN = 6;
const GAIN_SLOPE = 8;

/** How much more of a deal must be left to the partner to make it worth new words, in card value. */
const NOTICEABLE = 2;

/** How much more a likely deal counts than a rich one: 1 would be the plain expectation. */
const CAUTION = 1.4;

/** What two offers share that say the same to the same. */
export function keyOf({ to, gives, asks }: Draft): string {
  return `${to ?? ''}:${sorted(gives)}:${sorted(asks)}`;
}

/**
 * Whether an offer put anew is no better for the others. One seat is offered more each time, whatever is asked:
 * a bot that remembers nothing would else come back to what was refused two answers ago.
 */
function isNoBetter({ market, instead }: Outlook, facts: BotFacts, draft: Draft): boolean {
  if (!instead) return false;
  const { to, asks } = instead;
  if (to === null && sorted(asks) !== sorted(draft.asks)) return false;
  return leftToPartner(facts, market, draft) < leftToPartner(facts, market, instead) + NOTICEABLE;
}

function leftToPartner(facts: BotFacts, market: Market, { to, gives, asks }: Draft): number {
  const wins = gainOfPartner(facts, market, to, bagOf(bindingNames(gives.named)));
  return wins - lossOfPartner(facts, market, to, bagOf(bindingNames(asks.named)));
}

function sorted({ named }: Side): string {
  return bindingNames(named).toSorted().join('+');
}

/** The offer that promises most, or null when none promises enough. */
export function bestProposal(scales: Scales, outlook: Outlook, random: Random): Draft | null {
  const gives = givesOf(scales, outlook.stock, random);
  const asks = asksOf(scales, outlook, random);
  let best: Scored | null = null;
  for (const to of outlook.partners) {
    best = bestWith(scales, outlook, { to, gives, asks, best });
  }
  return best?.draft ?? null;
}

/** The best pairing of what may be given and asked with this partner, if it beats the best so far. */
function bestWith(
  scales: Scales,
  outlook: Outlook,
  { to, gives, asks, best }: Search,
): Scored | null {
  const { facts } = scales;
  const { stock, market, cards, trades, margin, concession } = outlook;
  const wins = gives.map((give) => gainOfPartner(facts, market, to, give.bag));
  const losses = asks.map((ask) => lossOfPartner(facts, market, to, ask.bag));
  const odds = asks.map((ask) =>
    oddsOfHolding(facts, market, { to, named: ask.bag, hand: stock.hand, cards, trades }),
  );
  let found = best;
  for (const [row, give] of gives.entries()) {
    for (const [column, ask] of asks.entries()) {
      const gain = ask.worth - give.worth;
      // What is promised grows with the gain at most: most pairings need no closer look.
      if (gain < margin || gain <= (found?.score ?? 0) || shareNames(give, ask)) continue;
      const theirs = (wins[row] ?? 0) - (losses[column] ?? 0);
      const agreed = 1 / (1 + Math.exp((EVEN_GAIN - theirs) / GAIN_SLOPE));
      const score = gain * (agreed * (odds[column] ?? 0)) ** (CAUTION + concession / 4);
      if (score <= (found?.score ?? 0)) continue;
      const draft = draftOf(to, give, ask);
      if (outlook.said.has(keyOf(draft)) || isNoBetter(outlook, facts, draft)) continue;
      if (pays(scales, outlook, draft)) found = { draft, score };
    }
  }
  return found;
}

function shareNames(give: Option, ask: Option): boolean {
  return ask.named.some((kind) => give.named.includes(kind));
}

/** Whether an offer really brings the margin, all its cards weighed together. */
function pays(scales: Scales, { stock, margin }: Outlook, { gives, asks }: Draft): boolean {
  const weighed = weigh(scales, stock, gives, asks);
  return weighed !== null && weighed.gain >= margin;
}

function draftOf(to: Partner, give: Option, ask: Option): Draft {
  return {
    to,
    gives: { count: LEAST, named: give.named },
    asks: { count: LEAST, named: ask.named },
  };
}

/** Pairs of names the bot can part with, each with what giving it and one more card costs. */
function givesOf(scales: Scales, { hand, free }: Stock, random: Random): Option[] {
  const kinds = Object.keys(free)
    .filter((kind) => (free[kind] ?? 0) > 0 && scales.facts.commodities.has(kind))
    .sort((one, other) => worthOfLast(scales, hand, one) - worthOfLast(scales, hand, other))
    .slice(0, KINDS_TO_GIVE);
  const options: Option[] = [];
  for (const [index, first] of kinds.entries()) {
    for (const second of kinds.slice(index)) {
      const named = [first, second];
      const bag = bagOf(named);
      if (first === second && (free[first] ?? 0) < 2) continue;
      const third = cheapestOf(scales, without(hand, bag), without(free, bag));
      if (third === null) continue;
      const lost = -worthOfBag(scales, hand, bag, -1);
      const rest = worthOfLast(scales, without(hand, bag), third);
      options.push({ named, bag, worth: lost + rest + jitter(random) });
    }
  }
  return options;
}

/** Names the bot looks for, each with what it and the unnamed rest would bring. */
function asksOf(scales: Scales, { stock, market }: Outlook, random: Random): Option[] {
  const kinds = [...new Set([...Object.keys(stock.hand), ...Object.keys(market.offeredByAny)])]
    .filter((kind) => scales.facts.commodities.has(kind))
    .map((kind) => ({ kind, worth: worthWith(scales, stock.hand, kind, 2) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, KINDS_TO_ASK)
    .map(({ kind }) => kind);
  const names = kinds.flatMap((first, index) => [
    [first],
    ...kinds.slice(index).map((second) => [first, second]),
  ]);
  return names
    .map((named) => {
      const bag = bagOf(named);
      const chosen = (BINDING - named.length) * UNKNOWN_COMMODITY;
      const rest = chosen + (LEAST - BINDING) * worthOfUnknown(scales);
      const worth = worthOfBag(scales, stock.hand, bag, 1) + rest + jitter(random);
      return { named, bag, worth };
    })
    .filter(({ bag }) => fits(scales, stock.hand, bag));
}

/** Whether there are so many cards of each kind outside the hand. */
function fits({ facts }: Scales, hand: Bag, bag: Bag): boolean {
  return Object.keys(bag).every(
    (kind) => (hand[kind] ?? 0) + (bag[kind] ?? 0) <= (facts.commodities.get(kind)?.limit ?? 0),
  );
}

function worthOfBag(scales: Scales, hand: Bag, bag: Bag, sign: 1 | -1): number {
  let worth = 0;
  for (const kind in bag) worth += worthWith(scales, hand, kind, sign * (bag[kind] ?? 0));
  return worth;
}

function without(bag: Bag, part: Bag): Bag {
  const rest: Record<string, number> = { ...bag };
  for (const kind in part) rest[kind] = (rest[kind] ?? 0) - (part[kind] ?? 0);
  return rest;
}

/** A little chance, so that equal hands do not cry the same offer. */
function jitter(random: Random): number {
  return random(200) / 100;
}
