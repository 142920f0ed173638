import {
  checkOffer,
  checkRoomOnShelves,
  closeOffer,
  done,
  findOffer,
  malformed,
  nextOfferId,
  noSuch,
  type Offered,
} from '@haggle/engine';
import { isToCome } from '../allowance.ts';
import type { CommandOf, Term } from '../commands.ts';
import { checkSeat, type Events, type Refused, refuseBy } from '../desk.ts';
import type { WrittenItems } from '../items.ts';
import type { State } from '../state.ts';
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
    checkDeal(state, deal, [actor, to]) ??
    checkSeat(state, to) ??
    checkKnown(state, moves) ??
    (to === actor ? refuseBy('self') : null) ??
    checkOffered(state, actor, moves, deal) ??
    checkRoomOnShelves(state, actor);
  if (refused) return refused;
  const offer = nextOfferId(state, actor, to);
  const [gives, asks] = [tidyItems(command.gives), tidyItems(command.asks)];
  return done([{ type: 'proposed', offer, from: actor, to, gives, asks, deal, market: false }]);
}

/** Changes an offer; the older revision cannot be accepted any more (rules clause TI-T4d). */
export function revise(state: State, actor: string, command: CommandOf<'revise'>): Events {
  const offer = findOffer(state, actor, command.offer);
  if (offer === undefined) return noSuch('offer', command.offer);
  const { from, to } = offer;
  const { gives = offer.gives, asks = offer.asks, deal = offer.deal } = command;
  // A card for the next transaction of the two is asked for again on acceptance: it covers one of them.
  const { market } = offer;
  const isMarket = market || hasMarket(state, from, to);
  const moves = movesOf({ from, to, gives, asks, market: isMarket });
  const refused =
    checkDeal(state, deal, [from, to]) ??
    checkKnown(state, moves) ??
    checkOffer(offer, { by: actor, part: 'from', or: 'declined' }, refuseOver) ??
    checkOffered(state, actor, moves, deal) ??
    (offer.state === 'declined' ? checkRoomOnShelves(state, actor) : null);
  if (refused) return refused;
  const revision = offer.revision + 1;
  const sides = { gives: tidyItems(gives), asks: tidyItems(asks) };
  const between: [string, string] = [from, to];
  return done([{ type: 'revised', offer: offer.id, between, revision, ...sides, deal, market }]);
}

/** Takes an offer back for good. */
export function withdraw(state: State, by: string, { offer }: CommandOf<'withdraw'>): Events {
  return closeOffer(state, { offer, by, as: 'withdrawn' }, refuseOver);
}

/** Turns an offer down; its maker may change it and so put it again. */
export function decline(state: State, by: string, { offer }: CommandOf<'decline'>): Events {
  return closeOffer(state, { offer, by, as: 'declined' }, refuseOver);
}

/** Refused with what became of the offer. */
export function refuseOver(code: string, { id }: Offered): Refused {
  return refuseBy(code, { offer: id });
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
  return isToCome({ extras }, 'black-market-dealings', one, other);
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

/** The terms of a deal are of its two parties: refused `malformed` for another, then `no-such` for nobody. */
function checkDeal(
  state: State,
  deal: readonly Term[],
  between: readonly [string, string],
): Refused | null {
  const isOther = ({ by }: Term) => state.ids.includes(by) && !between.includes(by);
  const other = deal.findIndex(isOther);
  if (other >= 0) return malformed(`deal.${other}.by`, 'not a party of this offer');
  const stranger = deal.find(({ by }) => !state.ids.includes(by));
  return stranger === undefined ? null : noSuch('seat', stranger.by);
}
