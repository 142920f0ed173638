import { claimOffer, done } from '@haggle/engine';
import type { CommandOf } from '../commands.ts';
import { type Events, handOf, type Refused, refuseBy } from '../desk.ts';
import { bonusOf, findBan, findLink } from '../effects/asking.ts';
import type { Event, Receipt } from '../events.ts';
import type { Items } from '../items.ts';
import { galaxyOf } from '../neighbors/control.ts';
import { areNeighbors } from '../neighbors/neighbors.ts';
import { partsOf, ruleOf } from '../notes.ts';
import type { Extra, Offer, State } from '../state.ts';
import { pairOf } from '../tidy.ts';
import { checkKnown, checkLetter, checkNotEmpty, checkOwned, checkTerms } from './items.ts';
import { hasMarket, isPureDeal, movesOf, refuseOver } from './offers.ts';

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
  const { from, to, deal } = offer;
  const moves = movesIn(state, offer);
  if (isPureDeal(moves, deal)) return null;
  return (
    checkDecided(state) ??
    checkBan(state, from, to) ??
    checkTurn(state, from, to) ??
    checkKnown(state, moves) ??
    checkLetter(state, moves) ??
    checkTerms(state, moves) ??
    checkOwned(state, moves) ??
    checkNotEmpty(state, moves)
  );
}

function movesIn(state: State, { from, to, gives, asks, market }: Offer) {
  const isMarket = market || hasMarket(state, from, to);
  return movesOf({ from, to, gives, asks, market: isMarket });
}

/** While Mentak has not decided on Pillage, no transaction resolves (reading A8). */
function checkDecided({ pending, options }: State): Refused | null {
  const [first] = pending;
  if (first === undefined || options.A8 === 'transactions-go-on') return null;
  const clause = first.type === 'discard' ? 'TI-T3' : 'TI-X.mentak-pillage';
  return refuseBy('pending-decision', { seat: first.by }, clause);
}

function checkBan(state: State, one: string, other: string): Refused | null {
  const effect = findBan(state, one, other);
  return effect === undefined ? null : refuseBy('banned', { effect }, `TI-X.${effect}`);
}

/** Whether these two may transact now (rules clauses TI-T1, TI-T6, TI-T6a, TI-TN3 to TI-TN7). */
function checkTurn(state: State, one: string, other: string): Refused | null {
  const extra = findExtra(state, one, other);
  if (extra !== undefined) {
    return countsAsUsual(state, extra) ? checkUnused(state, one, other) : null;
  }
  if (state.window === null) return refuseBy('window-closed', { phase: state.phase });
  if (state.phase !== 'action') return checkUnused(state, one, other);
  if (state.active !== one && state.active !== other) {
    return refuseBy('pair-without-active', { active: state.active ?? '' });
  }
  const isLinked =
    areNeighbors(galaxyOf(state), one, other) || findLink(state, one, other) !== undefined;
  if (!isLinked) return refuseBy('not-neighbors', { one, other });
  return checkUnused(state, one, other);
}

function checkUnused(state: State, one: string, other: string): Refused | null {
  const [first, second] = pairOf(one, other);
  const use = state.used.find(({ between }) => between[0] === first && between[1] === second);
  if (use === undefined) return null;
  if (state.phase === 'agenda') return refuseBy('pair-used', { one, other }, 'TI-T6');
  if (use.parted) return refuseBy('pair-used', { one, other }, 'TI-TN4');
  return refuseBy('pair-used', { one, other }, use.isPast ? 'TI-TN6' : undefined);
}

/** Effects that give a pair a transaction beyond its allowance. */
const BEYOND = ['nomad-tcs', 'yssaril-deepgloom'];

/** The pair's transaction that comes beyond the allowance; one that counts as usual hides no other. */
function findExtra(state: State, one: string, other: string): Extra | undefined {
  const own = state.extras.filter(
    ({ effect, between }) =>
      BEYOND.includes(effect) && between.includes(one) && between.includes(other),
  );
  return own.find((extra) => !countsAsUsual(state, extra)) ?? own[0];
}

/** Deepgloom Executable is beyond the allowance of a turn, not beyond that of an agenda. */
function countsAsUsual({ phase, window }: State, { effect }: Extra): boolean {
  return effect === 'yssaril-deepgloom' && phase === 'agenda' && window !== null;
}

function settle(state: State, offer: Offer): Event {
  const { id, from, to, gives, asks, deal } = offer;
  const between: [string, string] = [from, to];
  if (isPureDeal(movesIn(state, offer), deal)) {
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

type Received = { readonly seat: string; readonly items: Items };

/** Trade goods that Black Ops brings whoever receives it. */
const BLACK_OPS = 2;

/**
 * Where received notes come to lie. Those that resolve on receipt do so at once, the active player's
 * first, without an active player by the order of the seats (reading A14).
 */
export function receiptsOf(state: State, received: readonly Received[]): readonly Receipt[] {
  const rank = (seat: string) => (seat === state.active ? -1 : state.ids.indexOf(seat));
  return received
    .toSorted((one, other) => rank(one.seat) - rank(other.seat))
    .flatMap(({ seat, items: { promissoryNote: note } }) =>
      note === undefined ? [] : [receiptOf(seat, note)],
    );
}

function receiptOf(seat: string, note: string): Receipt {
  const resolves = ruleOf(note)?.trigger === 'on-receipt' && partsOf(note).owner !== seat;
  if (!resolves) return { seat, note, place: 'hand', tradeGoods: 0 };
  const isPurged = ruleOf(note)?.home === 'never';
  if (isPurged) return { seat, note, place: 'out', tradeGoods: BLACK_OPS };
  return { seat, note, place: 'play-area', tradeGoods: 0 };
}

/** The most action cards that a hand may hold. */
export const HAND_LIMIT = 7;

/**
 * Those who have received action cards beyond the hand limit must discard (rules clause TI-T3a), and who
 * had to discard before his hand was corrected discards what is then too many.
 */
export function findOverfull(
  before: State,
  after: State,
  events: readonly Event[],
): readonly Event[] {
  return events
    .flatMap((event) => receiversOf(before, event))
    .flatMap((seat): readonly Event[] => {
      const count = handOf(after, seat).actionCards.length - HAND_LIMIT;
      return count > 0 ? [{ type: 'discard-due', seat, count }] : [];
    });
}

function receiversOf({ pending }: State, event: Event): readonly string[] {
  if (event.type === 'corrected') {
    const { seat, set } = event;
    if (seat === null || set.actionCards === undefined) return [];
    return pending.some(({ type, by }) => type === 'discard' && by === seat) ? [seat] : [];
  }
  if (event.type !== 'transacted') return [];
  const [one, other] = pairOf(...event.between);
  const gets = (giver: string) => event.gave[giver]?.actionCards !== undefined;
  return [...(gets(other) ? [one] : []), ...(gets(one) ? [other] : [])];
}
