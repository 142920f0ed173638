import type { Command } from '../commands.ts';
import type { Outcome } from '../income/outcomes.ts';
import { tellFavour } from '../telling.ts';
import { ducatsOf, findShort, wordsOf } from '../terms.ts';
import type { OfferView, View } from '../view.ts';
import { explainRefusal } from './replies.ts';
import { bestFor, pick, worthOf, worthOfPayment } from './worth.ts';

/** The ways of ranking that are still open in the phase `ranking`. */
export function outcomesOf(view: View): readonly Outcome[] {
  return view.choices[0]?.outcomes ?? [];
}

/**
 * Those that pay the active realm as much as it can be paid. Only the places behind it are for sale: its own is worth to
 * each of its equals just what it would lose, so that they could never agree on a price.
 */
function forSale(view: View): readonly Outcome[] {
  return favouring(outcomesOf(view), view.active);
}

/** The rankings in which a realm is paid as much as it can be. */
function favouring(outcomes: readonly Outcome[], realm: string): readonly Outcome[] {
  const most = Math.max(...outcomes.map(({ income }) => income[realm] ?? 0));
  return outcomes.filter(({ income }) => (income[realm] ?? 0) === most);
}

/** How much hangs for a realm on what is for sale, in ducats. */
function stakeOf(view: View, realm: string): number {
  const incomes = forSale(view).map(({ income }) => income[realm] ?? 0);
  return incomes.length === 0 ? 0 : Math.max(...incomes) - Math.min(...incomes);
}

/** What is promised for money in a ranking: the words by which both sides know the deal again. */
export function dealFor(view: View, realm: string): string {
  const { card = '', node = '', powers = {} } = view.choices[0] ?? {};
  const rivals = view.tied.filter(
    (other) => other !== realm && other !== view.active && powers[other] === powers[realm],
  );
  return tellFavour({ card, node, realm, rivals });
}

/** The rankings that an offer is about: those for sale where it says so; of other words a bot makes no sense. */
function meantBy(view: View, { deal }: OfferView, realm: string): readonly Outcome[] {
  const isForSale = deal !== null && wordsOf(deal).includes(dealFor(view, realm));
  return isForSale ? forSale(view) : outcomesOf(view);
}

/** What it costs the active seat to rank only so, in ducats and rivals' weight. */
function costOf(view: View, seat: string, kept: readonly Outcome[]): number {
  const best = bestFor(view, seat, outcomesOf(view));
  const left = bestFor(view, seat, kept);
  return best === null || left === null ? 0 : worthOf(view, seat, best) - worthOf(view, seat, left);
}

/** What an offer brings the one that it was made to, in ducats. */
function gainOf({ gives, asks }: OfferView): number {
  return gives.ducats - asks.ducats;
}

/** The rankings that the active realm was paid for last, by one of these equals and as it ranks them; or null. */
export function soldBy(view: View): readonly Outcome[] | null {
  const sales = Object.values(view.offers).flatMap((offer) => {
    const [payer, payee] = gainOf(offer) > 0 ? [offer.from, offer.to] : [offer.to, offer.from];
    const isPaid = offer.state === 'traded' && gainOf(offer) !== 0 && isAbout(view, offer);
    return isPaid && payee === view.active && view.tied.includes(payer) ? [{ offer, payer }] : [];
  });
  const last = sales.at(-1);
  if (last === undefined) return null;
  return favouring(meantBy(view, last.offer, last.payer), last.payer);
}

/** Whether an offer was agreed while these equals are ranked, in whatever words. */
function isAbout({ choices: [choice] }: View, { during }: OfferView): boolean {
  return choice?.card === during?.card && choice?.node === during?.node;
}

/** The price of a better place: half of what hangs on it, as far as the purse goes. */
function priceFor(view: View, realm: string): number {
  return Math.min(ducatsOf(view.seats, realm), Math.floor(stakeOf(view, realm) / 2));
}

/** A realm that is tied offers the active seat money for a place that is for sale; once for each tie. */
export function bribe(view: View, seat: string): Command | null {
  if (view.phase !== 'ranking' || !view.tied.includes(seat) || view.active === seat) return null;
  const price = priceFor(view, seat);
  const deal = dealFor(view, seat);
  if (price === 0 || isKnown(view, deal)) return null;
  return { type: 'propose', to: view.active, gives: { ducats: price }, asks: {}, deal };
}

/** The seat that ranks asks tied realms for money, for what costs it less; once for each tie, until it is paid. */
export function auction(view: View, seat: string): Command | null {
  if (soldBy(view) !== null) return null;
  const asked = view.tied.filter((realm) => realm !== seat);
  for (const to of asked) {
    const price = priceFor(view, to);
    const deal = dealFor(view, to);
    const gain = worthOfPayment(view, seat, { partner: to, ducats: price });
    const cost = costOf(view, seat, favouring(forSale(view), to));
    if (isKnown(view, deal) || gain <= cost) continue;
    return { type: 'propose', to, gives: {}, asks: { ducats: price }, deal };
  }
  return null;
}

/** Whether this deal was put forward already, by whomever and whatever came of it. */
function isKnown({ offers }: View, deal: string): boolean {
  return Object.values(offers).some((offer) => offer.deal === deal);
}

/** Takes the offer that brings most if it is worth its price; turns the others down, and says why. */
export function answer(view: View, seat: string): Command | null {
  const open = Object.entries(view.offers)
    .filter(([, offer]) => offer.to === seat && offer.state === 'open')
    .map(([id, offer]) => ({ id, offer }));
  const profit = (offer: OfferView): number => {
    const payment = { partner: offer.from, ducats: gainOf(offer) };
    return worthOfPayment(view, seat, payment) - priceOf(view, seat, offer);
  };
  const best = pick(open, ({ offer }) => profit(offer));
  if (best === null) return null;
  const { id, offer } = best;
  const { from, to, gives, asks } = offer;
  const terms = { from, to, gives: gives.ducats, asks: asks.ducats };
  // Counted in ducats, as it is told: as worth, fractions would stand between what would do and what is taken.
  const perDucat = worthOfPayment(view, seat, { partner: from, ducats: 1 });
  const enough = Math.floor(priceOf(view, seat, offer) / perDucat) + 1;
  if (gainOf(offer) >= enough && findShort(view.seats, terms) === null)
    return { type: 'accept', offer: id, revision: offer.revision };
  const told = { isSold: soldBy(view) !== null, enough };
  return explainRefusal(view, seat, offer, told) ?? { type: 'decline', offer: id };
}

/**
 * What the other side of an offer costs the one it was made to, in worth: a favour to grant, or one to be had, which is
 * paid for once; a bot takes whoever ranks at his word, and without one.
 */
function priceOf(view: View, seat: string, offer: OfferView): number {
  if (view.phase !== 'ranking') return 0;
  const { from } = offer;
  const isSold = soldBy(view) !== null;
  if (view.active === seat && view.tied.includes(from)) {
    const bought = favouring(meantBy(view, offer, from), from);
    return isSold ? Number.POSITIVE_INFINITY : costOf(view, seat, bought);
  }
  const isFavour = view.active === from && view.tied.includes(seat);
  if (!isFavour || isSold) return 0;
  const worths = meantBy(view, offer, seat).map((outcome) => worthOf(view, seat, outcome));
  return Math.min(...worths) - Math.max(...worths);
}

/** Takes back what was offered for a ranking that is over, or is sold by now. */
export function mend(view: View, seat: string): Command | null {
  const isCurrent = (deal: OfferView['deal']): boolean =>
    view.phase === 'ranking' &&
    soldBy(view) === null &&
    view.tied.some((realm) => deal === dealFor(view, realm));
  const stale = Object.entries(view.offers).find(
    ([, { from, state, deal }]) => from === seat && state === 'open' && !isCurrent(deal),
  );
  return stale === undefined ? null : { type: 'withdraw', offer: stale[0] };
}
