import type { Random } from '@haggle/engine';
import type { OfferView, View } from '../view.ts';
import type { Stock } from './deals.ts';
import type { BotFacts } from './facts.ts';
import { temperOf } from './temper.ts';
import type { Scales } from './valuation.ts';

/** An offer with its id. */
export type Listed = OfferView & { readonly id: string };

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
  /** Open offers of others that this seat may accept. */
  readonly incoming: readonly Listed[];
  /** Agreements of this seat that are not settled. */
  readonly agreed: readonly Listed[];
  /** How many trades this seat has made, as far as the view remembers. */
  readonly traded: number;
  readonly secondsLeft: number;
  /** How many cards each other seat holds. */
  readonly cards: Readonly<Record<string, number>>;
  readonly finished: boolean;
  /** The least that a deal must bring; it grows with every trade, so that trading comes to an end. */
  readonly margin: number;
};

const MARGIN = 2;
const MARGIN_PER_TRADE = 0.6;

/** Reads a view; `hand` is empty for one who has none. */
export function readSituation(
  view: View,
  facts: BotFacts,
  { seat, now, random }: { readonly seat: string; readonly now: number; readonly random: Random },
): Situation {
  const temper = temperOf(seat);
  const offers = Object.keys(view.offers).flatMap((id) => {
    const offer = view.offers[id];
    return offer ? [{ ...offer, id }] : [];
  });
  const mine = offers.filter(({ from }) => from === seat);
  const agreed = offers.filter(
    ({ state, ...offer }) => state === 'accepted' && isParty(offer, seat),
  );
  const traded = view.trades.filter(({ between }) => between.includes(seat)).length;
  return {
    seat,
    now,
    random,
    scales: { facts, temper },
    view,
    stock: stockOf(view),
    mine,
    standing: mine.filter(({ state }) => state === 'open'),
    incoming: offers.filter(({ state, from }) => state === 'open' && from !== seat),
    agreed,
    traded,
    secondsLeft: view.deadline === null ? Number.POSITIVE_INFINITY : (view.deadline - now) / 1000,
    cards: cardsOfOthers(view, seat),
    finished: view.seats[seat]?.finished ?? false,
    margin: (MARGIN + MARGIN_PER_TRADE * traded) * temper.greed,
  };
}

function isParty({ from, acceptedBy }: Omit<OfferView, 'state'>, seat: string): boolean {
  return from === seat || acceptedBy === seat;
}

function cardsOfOthers({ seats }: View, seat: string): Readonly<Record<string, number>> {
  const cards: Record<string, number> = {};
  for (const other in seats) if (other !== seat) cards[other] = seats[other]?.cards ?? 0;
  return cards;
}

function stockOf({ hand = {}, sealed = {} }: View): Stock {
  const free: Record<string, number> = { ...hand };
  for (const offer in sealed) {
    const cards = sealed[offer] ?? {};
    for (const kind in cards) free[kind] = (free[kind] ?? 0) - (cards[kind] ?? 0);
  }
  return { hand, free };
}
