import { done, malformed } from '@haggle/engine';
import type { CommandOf, Term } from '../commands.ts';
import { checkSeat, type Events, noSuch, type Refused, refuseBy } from '../desk.ts';
import { pairIn } from '../evolve/offers.ts';
import type { WrittenItems } from '../items.ts';
import type { Offer, OfferState, State } from '../state.ts';
import { isNothing, tidyItems } from '../tidy.ts';
import { checkKnown, checkNotEmpty, checkOwned, checkTerms, type Move } from './items.ts';

/**
 * Puts terms to another seat, at any time. What the maker can know is checked: kinds, limits and bans on
 * both sides, and what the maker holds; who may trade when is checked on acceptance (reading A4).
 */
export function propose(state: State, actor: string, command: CommandOf<'propose'>): Events {
  const { to, deal = [] } = command;
  const market = hasMarket(state, actor, to);
  const moves = movesOf({ from: actor, to, gives: command.gives, asks: command.asks, market });
  const refused =
    checkSeat(state, to) ??
    checkDeal(state, deal, [actor, to]) ??
    checkKnown(state, moves) ??
    (to === actor ? refuseBy('self') : null) ??
    checkOffered(state, actor, moves, deal);
  if (refused) return refused;
  const made = pairIn(state, actor, to).made[actor] ?? 0;
  const offer = `${actor}-${to}-${made + 1}`;
  const [gives, asks] = [tidyItems(command.gives), tidyItems(command.asks)];
  return done([{ type: 'proposed', offer, from: actor, to, gives, asks, deal, market }]);
}

/** Changes an offer; the older revision cannot be accepted any more (rules clause TI-T4d). */
export function revise(state: State, actor: string, command: CommandOf<'revise'>): Events {
  const offer = findOffer(state, actor, command.offer);
  if (offer === undefined) return noSuch('offer', command.offer);
  const { from, to } = offer;
  const { gives = offer.gives, asks = offer.asks, deal = offer.deal } = command;
  const market = offer.market || hasMarket(state, from, to);
  const moves = movesOf({ from, to, gives, asks, market });
  const refused =
    checkDeal(state, deal, [from, to]) ??
    checkKnown(state, moves) ??
    (from === actor ? null : refuseBy('not-yours')) ??
    checkState(offer, ['open', 'declined']) ??
    checkOffered(state, actor, moves, deal);
  if (refused) return refused;
  const revision = offer.revision + 1;
  const sides = { gives: tidyItems(gives), asks: tidyItems(asks) };
  const between: [string, string] = [from, to];
  return done([{ type: 'revised', offer: offer.id, between, revision, ...sides, deal, market }]);
}

/** Takes an offer back for good. */
export function withdraw(state: State, actor: string, command: CommandOf<'withdraw'>): Events {
  return close(state, actor, { id: command.offer, by: 'from', type: 'withdrawn' });
}

/** Turns an offer down; its maker may change it and so put it again. */
export function decline(state: State, actor: string, command: CommandOf<'decline'>): Events {
  return close(state, actor, { id: command.offer, by: 'to', type: 'declined' });
}

type Closing = {
  readonly id: string;
  readonly by: 'from' | 'to';
  readonly type: 'withdrawn' | 'declined';
};

function close(state: State, actor: string, { id, by, type }: Closing): Events {
  const offer = findOffer(state, actor, id);
  if (offer === undefined) return noSuch('offer', id);
  if (offer[by] !== actor) return refuseBy('not-yours');
  const wrong = checkState(offer, ['open']);
  return wrong ?? done([{ type, offer: offer.id, between: [offer.from, offer.to] }]);
}

/** The offer with this id of which the seat is a party, or undefined. */
export function findOffer(state: State, seat: string, id: string): Offer | undefined {
  for (const other of state.ids) {
    const { open, over } = pairIn(state, seat, other);
    const found = [...open, ...over].find((offer) => offer.id === id);
    if (found !== undefined && (found.from === seat || found.to === seat)) return found;
  }
  return undefined;
}

const REFUSED_STATES: Readonly<Record<OfferState, string>> = {
  traded: 'final',
  withdrawn: 'offer-withdrawn',
  declined: 'offer-declined',
  open: 'wrong-phase',
};

/** Refused with what became of the offer, unless it is in one of the allowed states. */
export function checkState(offer: Offer, allowed: readonly OfferState[]): Refused | null {
  if (allowed.includes(offer.state)) return null;
  return refuseBy(REFUSED_STATES[offer.state], { offer: offer.id });
}

type Sides = {
  readonly from: string;
  readonly to: string;
  readonly gives: WrittenItems;
  readonly asks: WrittenItems;
  readonly market: boolean;
};

/** Both sides of an offer as moves, the maker's first. */
export function movesOf({ from, to, gives, asks, market }: Sides): readonly Move[] {
  return [
    { giver: from, taker: to, input: gives, items: tidyItems(gives), market },
    { giver: to, taker: from, input: asks, items: tidyItems(asks), market },
  ];
}

/** Whether the two have a transaction to come for which Black Market Dealings was played. */
export function hasMarket({ extras }: State, one: string, other: string): boolean {
  return extras.some(
    ({ effect, between }) =>
      effect === 'black-market-dealings' && between.includes(one) && between.includes(other),
  );
}

/** A deal without components is no transaction, and not empty (rules clause TI-D1). */
export function isPureDeal(moves: readonly Move[], deal: readonly Term[]): boolean {
  return deal.length > 0 && moves.every(({ items }) => isNothing(items));
}

function checkOffered(
  state: State,
  maker: string,
  moves: readonly Move[],
  deal: readonly Term[],
): Refused | null {
  const own = moves.filter(({ giver }) => giver === maker);
  return (
    checkTerms(state, moves) ??
    checkOwned(state, own) ??
    (isPureDeal(moves, deal) ? null : checkNotEmpty(state, moves))
  );
}

/** The terms of a deal are of its two parties. */
function checkDeal(
  state: State,
  deal: readonly Term[],
  between: readonly [string, string],
): Refused | null {
  for (const [at, { by }] of deal.entries()) {
    const refused = checkSeat(state, by);
    if (refused) return refused;
    if (!between.includes(by)) return malformed(`deal.${at}.by`, 'not a party of this offer');
  }
  return null;
}
