import type { Random } from '@haggle/engine';
import { freeCards } from '../cards/free.ts';
import type { OfferView, TradeView, View } from '../view.ts';
import type { Stock } from './deals.ts';
import type { BotFacts } from './facts.ts';
import { type Listed, listOffers } from './listed.ts';
import type { Scales } from './scales.ts';
import { type Temper, temperOf } from './temper.ts';
import { findLiars } from './trust.ts';

/** A seat's view, sorted into what a bot thinks in. */
export type Situation = {
  readonly seat: string;
  readonly now: number;
  readonly random: Random;
  readonly scales: Scales;
  readonly view: View;
  readonly stock: Stock;
  /** What this seat has offered, over or not. */
  readonly mine: readonly Listed[];
  /** Of these, what stands open. */
  readonly standing: readonly Listed[];
  /** Open offers of others that this seat may accept: of those who may trade. */
  readonly incoming: readonly Listed[];
  /** All offers of others that can still be seen. */
  readonly seen: readonly Listed[];
  /** Agreements of this seat that are not settled. */
  readonly agreed: readonly Listed[];
  /** Whose talk is not believed: he has not handed over what he told of. */
  readonly liars: ReadonlySet<string>;
  /** How many trades this seat has made, as far as the view remembers. */
  readonly traded: number;
  readonly secondsLeft: number;
  /** How many cards each other seat holds. */
  readonly cards: Readonly<Record<string, number>>;
  readonly finished: boolean;
  /** The least that a deal must bring; it grows with every trade, so that trading comes to an end. */
  readonly margin: number;
};

const MARGIN = 1;
const MARGIN_PER_TRADE = 0.4;
const TRADES_THAT_COUNT = 8;

/** How many trades it takes for experience to weigh as much as a seat's own suspicion. */
const TRADES_TO_LEARN = 5;

/** Reads a view; `hand` is empty for one who has none. */
export function readSituation(
  view: View,
  facts: BotFacts,
  { seat, now, random }: { readonly seat: string; readonly now: number; readonly random: Random },
): Situation {
  const temper = temperOf(seat);
  const offers = listOffers(view);
  const mine = offers.filter(({ from }) => from === seat);
  const trades = view.trades.filter(({ between }) => between.includes(seat));
  const counted = Math.min(trades.length, TRADES_THAT_COUNT);
  return {
    seat,
    now,
    random,
    scales: {
      facts,
      temper: { ...temper, suspicion: learn(temper, facts, trades) },
      calamityLimit: view.options.calamityLimit,
    },
    view,
    stock: { hand: view.hand ?? {}, free: freeCards(view) },
    mine,
    standing: mine.filter(({ state }) => state === 'open'),
    incoming: offers.filter(
      ({ state, from }) => state === 'open' && from !== seat && !view.seats[from]?.barred,
    ),
    seen: offers.filter(({ from }) => from !== seat),
    agreed: offers.filter((offer) => offer.state === 'accepted' && isParty(offer, seat)),
    liars: findLiars(seat, facts, { offers, trades }),
    traded: trades.length,
    secondsLeft: countSecondsLeft(view, now),
    cards: cardsOfOthers(view, seat),
    finished: view.seats[seat]?.finished ?? false,
    margin: (MARGIN + MARGIN_PER_TRADE * counted) * temper.greed,
  };
}

/** Seconds that are left to trade, by the clock or where it was stopped. */
function countSecondsLeft({ deadline, stopped }: View, now: number): number {
  if (stopped !== undefined) return stopped;
  return deadline === null ? Number.POSITIVE_INFINITY : (deadline - now) / 1000;
}

/** A seat that is handed calamities grows wary of unknown cards, and trust comes back with good trades. */
function learn(
  { suspicion }: Temper,
  { calamities }: BotFacts,
  trades: readonly TradeView[],
): number {
  let handed = 0;
  for (const { got = {} } of trades) {
    for (const kind in got) if (calamities.has(kind)) handed += got[kind] ?? 0;
  }
  const learned = (suspicion * TRADES_TO_LEARN + handed) / (TRADES_TO_LEARN + trades.length);
  return Math.min(1, learned);
}

function isParty({ from, acceptedBy }: OfferView, seat: string): boolean {
  return from === seat || acceptedBy === seat;
}

function cardsOfOthers({ seats }: View, seat: string): Readonly<Record<string, number>> {
  const cards: Record<string, number> = {};
  for (const other in seats) if (other !== seat) cards[other] = seats[other]?.cards ?? 0;
  return cards;
}
