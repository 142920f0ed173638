import { type Actor, done, malformed, noSuch } from '@haggle/engine';
import type { Command, CommandOf } from '../commands.ts';
import { type Events, handOf, type Refused, refuseBy } from '../desk.ts';
import { isFaction } from '../effects/eligibility.ts';
import type { Event } from '../events.ts';
import { isInForce, SANCTIONS } from '../laws.ts';
import type { State } from '../state.ts';
import { includesAll } from '../tidy.ts';
import { refuseUndecided } from './undecided.ts';

/** The most action cards that a hand may hold, and the most under Executive Sanctions. */
const HAND_LIMIT = 7;
const SANCTIONED = 3;

/** How many action cards this seat’s hand may hold: by Crafty nothing limits that of the Yssaril. */
function limitOf(state: State, seat: string): number {
  if (isFaction(state, 'yssaril', seat)) return Number.POSITIVE_INFINITY;
  return isInForce(state, SANCTIONS) ? SANCTIONED : HAND_LIMIT;
}

/**
 * Those who have received action cards beyond the hand limit must discard (rules clause TI-T3a), and all who are over
 * it when Executive Sanctions comes into force, or is blank no more; who had to discard already, then or when his hand
 * is corrected, discards what is too many now.
 */
export function findOverfull(
  before: State,
  after: State,
  events: readonly Event[],
): readonly Event[] {
  const seats = new Set(events.flatMap((event) => concernedBy(before, event)));
  return before.ids
    .filter((seat) => seats.has(seat))
    .flatMap((seat): readonly Event[] => {
      const count = handOf(after, seat).actionCards.length - limitOf(after, seat);
      return count > 0 ? [{ type: 'discard-due', seat, count }] : [];
    });
}

/** Whose hands an event may leave with too many cards. */
function concernedBy({ ids, pending, isOrdered, laws }: State, event: Event): readonly string[] {
  const areBack =
    event.type === 'turn-ended' && isOrdered && laws.some(({ law }) => law === SANCTIONS);
  if (areBack || (event.type === 'law-enacted' && event.law === SANCTIONS)) return ids;
  if (event.type === 'corrected') {
    const { seat, set } = event;
    if (seat === null || set.actionCards === undefined) return [];
    return pending.some(({ type, by }) => type === 'discard' && by === seat) ? [seat] : [];
  }
  if (event.type !== 'transacted') return [];
  const [one, other] = event.between;
  const gets = (giver: string) => event.gave[giver]?.actionCards !== undefined;
  return [...(gets(other) ? [one] : []), ...(gets(one) ? [other] : [])];
}

/** Brings a hand of action cards down to its limit (rules clause TI-T3a). */
export function discard(
  state: State,
  actor: string,
  { actionCards }: CommandOf<'discard'>,
): Events {
  const discards = state.pending.filter((one) => one.type === 'discard');
  const due = discards.find(({ by }) => by === actor);
  if (due === undefined) {
    const [other] = discards;
    return other ? refuseUndecided(state, other, actor) : noSuch('discard', actor);
  }
  if (actionCards.length !== due.count) {
    return malformed('actionCards', `${due.count} must be discarded, no more and no fewer`);
  }
  if (!includesAll(handOf(state, actor).actionCards, actionCards)) {
    return refuseBy('not-owned', { seat: actor, what: 'action-cards' });
  }
  return done([{ type: 'discarded', seat: actor, actionCards: actionCards.toSorted() }]);
}

/** What the host sets right although somebody must discard. */
const SETTING_RIGHT: ReadonlySet<Command['type']> = new Set(['correct', 'eliminate']);

/** Refused `pending-decision`: who is over the hand limit discards before anything else happens (rules clause TI-T3a). */
export function checkDiscards(state: State, { type }: Command, actor: Actor): Refused | null {
  const discards = state.pending.filter((one) => one.type === 'discard');
  const own = discards.find(({ by }) => by === actor);
  const due = own ?? discards[0];
  if (due === undefined || SETTING_RIGHT.has(type) || (own && type === 'discard')) return null;
  return refuseUndecided(state, due, actor);
}
