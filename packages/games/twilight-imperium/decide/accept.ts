import { claimOffer, done } from '@haggle/engine';
import { countsAsUsual, findExtra, findHurdle, isPair } from '../allowance.ts';
import type { CommandOf } from '../commands.ts';
import { type Events, type Refused, refuseBy } from '../desk.ts';
import { bonusOf, findBan, findLink } from '../effects/asking.ts';
import type { Event } from '../events.ts';
import type { Items } from '../items.ts';
import { galaxyOf } from '../neighbors/control.ts';
import { areNeighbors } from '../neighbors/neighbors.ts';
import { findHolding } from '../pending.ts';
import type { Offer, State, Used } from '../state.ts';
import { checkKnown, checkLetter, checkNotEmpty, checkOwned, checkTerms } from './items.ts';
import { hasMarket, isPureDeal, movesOf, refuseOver } from './offers.ts';
import { receiptsOf } from './receipts.ts';
import { refuseUndecided } from './undecided.ts';

/**
 * Takes an offer: everything is checked again, then both sides move in one step (rules clauses TI-T1 to
 * TI-T6, in the order of the codes). Refused, it changes nothing and the offer stays (reading A3).
 */
export function accept(state: State, actor: string, command: CommandOf<'accept'>): Events {
  const found = claimOffer(state, command.offer, { by: actor, part: 'to' }, refuseOver);
  if (!found.ok) return found;
  const offer = found.value;
  const stale = command.revision !== offer.revision;
  const refused =
    (stale ? refuseBy('stale-revision', { revision: offer.revision }) : null) ??
    checkAcceptable(state, offer);
  return refused ?? done([settle(state, offer)]);
}

/** What the one addressed would be refused with if he accepted this open offer now, or null. */
export function checkAcceptable(state: State, offer: Offer): Refused | null {
  if (isWordsAlone(state, offer)) return null;
  const moves = movesIn(state, offer);
  return (
    checkPair(state, offer.to, offer.from) ??
    checkKnown(state, moves) ??
    checkLetter(state, moves) ??
    checkTerms(state, moves) ??
    checkOwned(state, moves) ??
    checkNotEmpty(state, moves)
  );
}

/**
 * Why an open offer could not be carried out now, as far as its maker may know it: what its addressee's hand lacks is
 * the addressee's alone to know. Null for a deal in words, and where nothing is known against it.
 */
export function checkOpenly(state: State, offer: Offer): Refused | null {
  if (isWordsAlone(state, offer)) return null;
  const moves = movesIn(state, offer);
  const known = moves.map((move) =>
    move.giver === offer.from ? move : { ...move, items: openOf(move.items) },
  );
  // In the order of `checkAcceptable`: where that one tells the addressee something else, this one tells no more.
  return (
    checkPair(state, offer.to, offer.from) ??
    checkLetter(state, moves) ??
    checkTerms(state, moves) ??
    checkOwned(state, known)
  );
}

/** What lies open of these items: cards of a hand are hidden. */
function openOf({ promissoryNote: _note, actionCards: _cards, secrets: _secrets, ...open }: Items) {
  return open;
}

/** Whether an offer is a deal in words, with which nothing changes hands. */
function isWordsAlone(state: State, offer: Offer): boolean {
  return isPureDeal(movesIn(state, offer), offer.deal);
}

/** Why these two cannot transact now, whatever they exchange, told to the `one` who accepts; everybody may know it. */
function checkPair(state: State, one: string, other: string): Refused | null {
  return (
    checkDecided(state, one) ?? checkBan(state, one, other) ?? checkAllowance(state, one, other)
  );
}

function movesIn(state: State, { from, to, gives, asks, market }: Offer) {
  const isMarket = market || hasMarket(state, from, to);
  return movesOf({ from, to, gives, asks, market: isMarket });
}

/** While Mentak has not decided on Pillage (reading A8), or cards are to be discarded, no transaction resolves. */
function checkDecided(state: State, actor: string): Refused | null {
  const first = findHolding(state);
  return first === undefined ? null : refuseUndecided(state, first, actor);
}

function checkBan(state: State, one: string, other: string): Refused | null {
  const effect = findBan(state, one, other);
  return effect === undefined ? null : refuseBy('banned', { effect }, `TI-X.${effect}`);
}

/** Whether these two may transact now, told to the `one` who accepts (rules clauses TI-T1, TI-T6, TI-T6a, TI-TN3 to TI-TN7). */
function checkAllowance(state: State, one: string, other: string): Refused | null {
  const use = findUse(state, one, other);
  const hurdle = findHurdle(state, {
    one,
    other,
    isLinked: () =>
      areNeighbors(galaxyOf(state), one, other) || findLink(state, one, other) !== undefined,
    isUsed: () => use !== undefined,
  });
  switch (hurdle) {
    case null:
      return null;
    case 'window-closed':
      return refuseBy(hurdle, { phase: state.phase });
    case 'pair-without-active':
      return refuseBy(hurdle, { active: state.active ?? '' });
    case 'not-neighbors':
      return refuseBy(hurdle, { one, other });
    case 'pair-used':
      return refuseBy(hurdle, { one, other }, clauseOfUse(state, use));
  }
}

function findUse({ used }: State, one: string, other: string): Used | undefined {
  return used.find(({ between }) => isPair(between, one, other));
}

/** What the transaction of an agenda, of parted neighbors or of an earlier action is used up by. */
function clauseOfUse({ phase }: State, use: Used | undefined): string | undefined {
  if (phase === 'agenda') return 'TI-T6';
  if (use?.parted) return 'TI-TN4';
  return use?.isPast ? 'TI-TN6' : undefined;
}

function settle(state: State, offer: Offer): Event {
  const { id, from, to, gives, asks, deal } = offer;
  const between: [string, string] = [from, to];
  if (isWordsAlone(state, offer)) {
    return { type: 'agreed', offer: id, between, deal };
  }
  const extra = findExtra(state, from, to);
  const bonus = bonusOf(state, from, to, gives) + bonusOf(state, to, from, asks);
  return {
    type: 'transacted',
    transaction: `transaction-${state.tally.transactions + 1}`,
    offer: id,
    between,
    gave: inOrder([from, gives], [to, asks]),
    deal,
    counted: extra === undefined || countsAsUsual(state, extra),
    extra: extra?.effect ?? null,
    bonus: bonus > 0 ? inOrder([from, bonus], [to, bonus]) : {},
    receipts: receiptsOf(state, [
      { seat: to, items: gives },
      { seat: from, items: asks },
    ]),
  };
}

/** By seat, in the order of their names: it tells nobody who made the offer. */
function inOrder<T>(...both: readonly (readonly [string, T])[]): Record<string, T> {
  return Object.fromEntries(both.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
