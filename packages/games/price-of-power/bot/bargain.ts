import type { Command } from '../commands.ts';
import type { Outcome } from '../income/outcomes.ts';
import { tellFavour } from '../telling.ts';
import { ducatsOf, findShort } from '../terms.ts';
import type { OfferView, View } from '../view.ts';
import { explainRefusal } from './replies.ts';
import { bestFor, pick, worthOf, worthOfPayment } from './worth.ts';

/** The ways of ranking that are still open in the phase `ranking`. */
export function outcomesOf(view: View): readonly Outcome[] {
  return view.choices[0]?.outcomes ?? [];
}

/** How much hangs on the ranking for a realm, in ducats. */
function stakeOf(view: View, realm: string): number {
  const incomes = outcomesOf(view).map(({ income }) => income[realm] ?? 0);
  return incomes.length === 0 ? 0 : Math.max(...incomes) - Math.min(...incomes);
}

/** What is promised for money in a ranking: the words by which both sides know the deal again. */
export function dealFor(view: View, realm: string): string {
  const { card = '', node = '' } = view.choices[0] ?? {};
  return tellFavour({ card, node, realm });
}

/** The rankings in which a realm is paid as much as it can be. */
export function favouring(view: View, realm: string): readonly Outcome[] {
  const outcomes = outcomesOf(view);
  const most = Math.max(...outcomes.map(({ income }) => income[realm] ?? 0));
  return outcomes.filter(({ income }) => (income[realm] ?? 0) === most);
}

/** What it costs the active seat to rank a realm as well as it can, in ducats and rivals' weight. */
function costOfFavour(view: View, seat: string, realm: string): number {
  const best = bestFor(view, seat, outcomesOf(view));
  const kept = bestFor(view, seat, favouring(view, realm));
  return best === null || kept === null ? 0 : worthOf(view, seat, best) - worthOf(view, seat, kept);
}

/** What an offer brings the one that it was made to, in ducats. */
function gainOf({ gives, asks }: OfferView): number {
  return gives.ducats - asks.ducats;
}

/** The tied realm that paid the seat last, so that it is ranked as well as it can be; or null. */
export function patronOf(view: View, seat: string): string | null {
  const paid = Object.values(view.offers).filter((offer) => hasPaid(view, seat, offer));
  const last = paid.at(-1);
  if (last === undefined) return null;
  return last.from === seat ? last.to : last.from;
}

function hasPaid(view: View, seat: string, offer: OfferView): boolean {
  const { from, to, state } = offer;
  if (state !== 'traded') return false;
  if (from === seat) return gainOf(offer) < 0 && offer.deal === dealFor(view, to);
  return to === seat && gainOf(offer) > 0 && view.tied.includes(from) && isAbout(view, offer);
}

/** Whether an offer was agreed while these equals are ranked, in whatever words. */
function isAbout({ choices: [choice] }: View, { during }: OfferView): boolean {
  return choice?.card === during?.card && choice?.node === during?.node;
}

/** The price of being ranked first: half of what hangs on it, as far as the purse goes. */
function priceFor(view: View, realm: string): number {
  return Math.min(ducatsOf(view.seats, realm), Math.floor(stakeOf(view, realm) / 2));
}

/** A realm that is tied offers the active seat money for a better place; once for each tie. */
export function bribe(view: View, seat: string): Command | null {
  if (view.phase !== 'ranking' || !view.tied.includes(seat) || view.active === seat) return null;
  const price = priceFor(view, seat);
  const deal = dealFor(view, seat);
  if (price === 0 || isKnown(view, deal)) return null;
  return { type: 'propose', to: view.active, gives: { ducats: price }, asks: {}, deal };
}

/** The seat that ranks asks tied realms for money, where its own place does not suffer more; once for each tie. */
export function auction(view: View, seat: string): Command | null {
  const asked = view.tied.filter((realm) => realm !== seat);
  for (const to of asked) {
    const price = priceFor(view, to);
    const deal = dealFor(view, to);
    const gain = worthOfPayment(view, seat, { partner: to, ducats: price });
    if (isKnown(view, deal) || gain <= costOfFavour(view, seat, to)) continue;
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
  if (profit(offer) > 0 && findShort(view.seats, terms) === null)
    return { type: 'accept', offer: id, revision: offer.revision };
  const isSold = patronOf(view, seat) !== null;
  return explainRefusal(view, seat, offer, isSold) ?? { type: 'decline', offer: id };
}

/** What the other side of an offer costs the one it was made to, in worth: a favour to grant, or one to be had. */
function priceOf(view: View, seat: string, { from, deal }: OfferView): number {
  if (view.phase !== 'ranking') return 0;
  if (view.active === seat && view.tied.includes(from)) {
    const isSold = patronOf(view, seat) !== null;
    return isSold ? Number.POSITIVE_INFINITY : costOfFavour(view, seat, from);
  }
  const isFavour = view.active === from && deal === dealFor(view, seat);
  if (!isFavour) return 0;
  const worths = outcomesOf(view).map((outcome) => worthOf(view, seat, outcome));
  return Math.min(...worths) - Math.max(...worths);
}

/** Takes back what was offered for a ranking that is over. */
export function mend(view: View, seat: string): Command | null {
  const isCurrent = (deal: OfferView['deal']): boolean =>
    view.phase === 'ranking' && view.tied.some((realm) => deal === dealFor(view, realm));
  const stale = Object.entries(view.offers).find(
    ([, { from, state, deal }]) => from === seat && state === 'open' && !isCurrent(deal),
  );
  return stale === undefined ? null : { type: 'withdraw', offer: stale[0] };
}
