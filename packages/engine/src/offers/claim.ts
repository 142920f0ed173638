import { done, noSuch, type Refused, type Result, refuse } from '../refusal.ts';
import { findIn, MOST_OPEN } from './lists.ts';
import {
  type Haggling,
  type Offered,
  type OfferState,
  openOn,
  type Shelf,
  shelvesOf,
} from './shelf.ts';

/** What a seat must be of an offer, and the offer be, for something to be done with it. */
export type Claim = {
  readonly by: string;
  /** The maker (`from`) or the one addressed (`to`). */
  readonly part: 'from' | 'to';
  /** A state besides open in which it may be. */
  readonly or?: OfferState;
};

/** How a game refuses with what became of an offer: `final`, `offer-withdrawn` or `offer-declined`. */
type Refuser = (code: string, offer: Offered) => Refused;

/** The offer with this id of which the seat is a party, open or among the last that are over, or undefined. */
export function findOffer<O extends Offered>(
  state: Haggling<Shelf<O>>,
  seat: string,
  id: string,
): O | undefined {
  for (const { open, over } of shelvesOf(state, seat)) {
    const found = findIn(open, id) ?? findIn(over, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Refused `not-yours` for a seat that has another part in the offer, then with what became of it. */
export function checkOffer(offer: Offered, claim: Claim, refuser: Refuser): Refused | null {
  const { state } = offer;
  if (offer[claim.part] !== claim.by) return refuse('not-yours');
  if (state === 'open' || state === claim.or) return null;
  return refuser(state === 'traded' ? 'final' : `offer-${state}`, offer);
}

type Made = { readonly from: string };

/** Whether one more offer of this maker may lie on the table: fewer than `MOST_OPEN` of those there are his. */
export function hasRoom(onTable: readonly Made[], maker: string): boolean {
  return onTable.filter(({ from }) => from === maker).length < MOST_OPEN;
}

/** Refused `too-many-offers` where there is no room; a limit of the table, behind which no clause stands. */
export function checkRoom(onTable: readonly Made[], maker: string): Refused | null {
  return hasRoom(onTable, maker) ? null : refuse('too-many-offers', undefined, { most: MOST_OPEN });
}

/** The same for a maker whose offers lie on the shelves of his pairs. */
export function checkRoomOnShelves(state: Haggling<Shelf<Offered>>, maker: string): Refused | null {
  return checkRoom(openOn(shelvesOf(state, maker)), maker);
}

/** An offer of which the seat is a party, refused `no-such` where there is none, then as by `checkOffer`. */
export function claimOffer<O extends Offered>(
  state: Haggling<Shelf<O>>,
  id: string,
  claim: Claim,
  refuser: Refuser,
): Result<O> {
  const offer = findOffer(state, claim.by, id);
  if (offer === undefined) return noSuch('offer', id);
  return checkOffer(offer, claim, refuser) ?? done(offer);
}

/** How an open offer comes to its end before anything has moved, by the part whose right that is. */
const CLOSING = { withdrawn: 'from', declined: 'to' } as const;
type Closing = keyof typeof CLOSING;

/** The event of such an end; `between` has the maker first. */
export type Closed<T extends Closing> = {
  readonly type: T;
  readonly offer: string;
  readonly between: [string, string];
};

/** The event with which its maker withdraws an offer, or the one addressed declines it; refused as by `claimOffer`. */
export function closeOffer<T extends Closing>(
  state: Haggling<Shelf<Offered>>,
  { offer: id, by, as }: { readonly offer: string; readonly by: string; readonly as: T },
  refuser: Refuser,
): Result<readonly [Closed<T>]> {
  const found = claimOffer(state, id, { by, part: CLOSING[as] }, refuser);
  if (!found.ok) return found;
  const { from, to } = found.value;
  return done([{ type: as, offer: id, between: [from, to] }]);
}
