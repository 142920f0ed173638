import { checkRoom, done, isSame, malformed } from '@haggle/engine';
import { BINDING } from '../binding.ts';
import type { CommandOf, Side } from '../commands.ts';
import { checkPhase, type Desk, type Events, ownOf, type Refused, refuseBy } from '../desk.ts';
import { findOffer, isOfferOver } from '../shelf.ts';
import type { Offer, OfferState, Private } from '../state.ts';
import {
  checkBarred,
  checkCalamities,
  checkCounts,
  checkEnough,
  checkHolds,
  checkKinds,
  checkNames,
} from './checks.ts';

type Asked = {
  readonly count: number;
  readonly named?: readonly string[];
  readonly calamityFree?: true;
};

/** Puts terms to one seat or to all (rules clauses AC-28.3, MC-7.6, MC-7.7). */
export function propose(desk: Desk, actor: string, command: CommandOf<'propose'>): Events {
  const gives = sideOf(command.gives);
  const asks = sideOf(command.asks);
  const own = ownOf(desk.state, actor);
  const refused =
    checkAddressee(desk, command.to) ??
    checkKinds(desk, [...gives.named, ...asks.named]) ??
    checkParties(desk, actor, command.to) ??
    checkPhase(desk, 'trade') ??
    checkTerms(desk, own, { gives, asks }) ??
    checkBarred(desk, own) ??
    checkPlace(desk, own, actor);
  if (refused) return refused;
  const to = typeof command.to === 'string' ? command.to : null;
  const note = command.note ?? null;
  const offer = nextId(desk, actor, to);
  return done([{ type: 'proposed', offer, from: actor, to, gives, asks, note }]);
}

/** Changes an offer, voids its acceptance, and reopens it where it was suspended, declined or lapsed. */
export function revise(desk: Desk, actor: string, command: CommandOf<'revise'>): Events {
  const given = command.gives ? sideOf(command.gives) : undefined;
  const asked = command.asks ? sideOf(command.asks) : undefined;
  const refused =
    checkKinds(desk, [...(given?.named ?? []), ...(asked?.named ?? [])]) ??
    checkPhase(desk, 'trade');
  if (refused) return refused;
  const offer = findOwn(desk, actor, command.offer);
  if (!('id' in offer)) return offer;
  const gives = given ?? offer.gives;
  const asks = asked ?? offer.asks;
  const note = command.note ?? offer.note;
  const terms = { gives, asks, note };
  const own = ownOf(desk.state, actor);
  const wrong =
    checkState(desk, offer, ['open', 'accepted', 'suspended', 'declined', 'lapsed']) ??
    (isUnchanged(offer, terms) ? refuseBy(desk, 'no-change', { what: 'same' }) : null) ??
    checkTerms(desk, own, { gives, asks, offer: offer.id }) ??
    checkBarred(desk, own) ??
    (isOfferOver(offer) ? checkPlace(desk, own, actor) : null);
  if (wrong) return wrong;
  const revision = offer.revision + 1;
  return done([{ type: 'revised', offer: offer.id, from: actor, revision, ...terms }]);
}

/** Puts an offer on hold; an acceptance is void and sealed cards return. */
export function suspend(desk: Desk, actor: string, command: CommandOf<'suspend'>): Events {
  const refused = checkPhase(desk, 'trade');
  if (refused) return refused;
  const offer = findOwn(desk, actor, command.offer);
  if (!('id' in offer)) return offer;
  if (offer.state === 'suspended') return refuseBy(desk, 'no-change', { what: 'suspended' });
  const wrong = checkState(desk, offer, ['open', 'accepted']);
  return wrong ?? done([{ type: 'suspended', offer: offer.id, from: actor }]);
}

/** Opens a suspended offer again under the same revision. */
export function resume(desk: Desk, actor: string, command: CommandOf<'resume'>): Events {
  const refused = checkPhase(desk, 'trade');
  if (refused) return refused;
  const offer = findOwn(desk, actor, command.offer);
  if (!('id' in offer)) return offer;
  if (offer.state === 'open' || offer.state === 'accepted')
    return refuseBy(desk, 'no-change', { what: 'resumed' });
  const wrong =
    checkState(desk, offer, ['suspended']) ?? checkBarred(desk, ownOf(desk.state, actor));
  return wrong ?? done([{ type: 'resumed', offer: offer.id, from: actor }]);
}

/** Takes an offer back for good; sealed cards return. */
export function withdraw(desk: Desk, actor: string, command: CommandOf<'withdraw'>): Events {
  const refused = checkPhase(desk, 'trade');
  if (refused) return refused;
  const offer = findOwn(desk, actor, command.offer);
  if (!('id' in offer)) return offer;
  const wrong = checkState(desk, offer, ['open', 'accepted', 'suspended']);
  return wrong ?? done([{ type: 'withdrawn', offer: offer.id, from: actor }]);
}

const REFUSED_STATES: Readonly<Record<OfferState, string>> = {
  traded: 'trade-complete',
  withdrawn: 'offer-withdrawn',
  declined: 'offer-declined',
  lapsed: 'offer-lapsed',
  suspended: 'offer-suspended',
  accepted: 'offer-taken',
  open: 'not-accepted',
};

/** Refused with what became of the offer, unless it is in one of the allowed states. */
export function checkState(
  desk: Desk,
  offer: Offer,
  allowed: readonly OfferState[],
): Refused | null {
  if (allowed.includes(offer.state)) return null;
  return refuseBy(desk, REFUSED_STATES[offer.state], { offer: offer.id });
}

/** A side with its names, and nothing that was not said. */
function sideOf({ count, named = [], calamityFree }: Asked): Side {
  return calamityFree ? { count, named, calamityFree } : { count, named };
}

function findOwn(desk: Desk, actor: string, id: string): Offer | Refused {
  const offer = findOffer(desk.state, actor, id);
  return offer?.from === actor ? offer : refuseBy(desk, 'not-yours');
}

function isUnchanged(offer: Offer, terms: Pick<Offer, 'gives' | 'asks' | 'note'>): boolean {
  const { gives, asks, note } = offer;
  return offer.state === 'open' && isSame(terms, { gives, asks, note });
}

function checkAddressee(desk: Desk, to: CommandOf<'propose'>['to']): Refused | null {
  if (typeof to !== 'string' || desk.state.ids.includes(to)) return null;
  return malformed('to', 'no such seat');
}

function checkParties(desk: Desk, actor: string, to: CommandOf<'propose'>['to']): Refused | null {
  return Array.isArray(to) || to === actor ? refuseBy(desk, 'two-parties-only') : null;
}

/** Refused `too-many-offers` where one more of this maker's would lie on the table than there may. */
function checkPlace({ state }: Desk, own: Private, maker: string): Refused | null {
  return checkRoom([...own.live, ...state.open], maker);
}

/** Both sides of an offer; `offer` is the one that they are to change, if it is there already. */
type Terms = { readonly gives: Side; readonly asks: Side; readonly offer?: string };

function checkTerms(desk: Desk, own: Private, { gives, asks, offer }: Terms): Refused | null {
  return (
    checkCounts(desk, gives, asks) ??
    checkNames(desk, gives, BINDING) ??
    checkNames(desk, asks, 0) ??
    checkCalamities(desk, [...gives.named, ...asks.named]) ??
    checkEnough(desk, own) ??
    checkHolds(desk, own, gives, offer)
  );
}

/** Counts the maker's offers to this addressee alone, so that it tells of no others. */
function nextId({ state }: Desk, from: string, to: string | null): string {
  const { made } = ownOf(state, from);
  const place = to === null ? state.ids.length : state.ids.indexOf(to);
  const number = (made[place] ?? 0) + 1;
  return to === null ? `${from}-${number}` : `${from}-${to}-${number}`;
}

/** Refused when the offer is over, on hold, another's, or of another revision. */
export function checkTaken(
  desk: Desk,
  actor: string,
  offer: Offer,
  revision?: number,
): Refused | null {
  const by = offer.acceptance?.by;
  const isAnothers = by !== undefined && by !== actor && offer.from !== actor;
  if (isAnothers) return refuseBy(desk, 'offer-taken', { offer: offer.id });
  const wrong = checkState(desk, offer, ['open', 'accepted']);
  if (wrong) return wrong;
  if (revision === undefined || revision === offer.revision) return null;
  return refuseBy(desk, 'stale-revision', { revision: offer.revision });
}
