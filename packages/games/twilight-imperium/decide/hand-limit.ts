import { type Actor, done, malformed, noSuch } from '@haggle/engine';
import type { Command, CommandOf } from '../commands.ts';
import { type Events, handOf, type Refused } from '../desk.ts';
import { isFaction } from '../effects/owning.ts';
import type { Event } from '../events.ts';
import type { Items } from '../items.ts';
import { isInForce, SANCTIONS } from '../laws.ts';
import type { State } from '../state.ts';
import { checkHas } from './items.ts';
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
  return before.ids
    .filter((seat) => events.some((event) => mayOverfill(before, event, seat)))
    .flatMap((seat): readonly Event[] => {
      const count = handOf(after, seat).actionCards.length - limitOf(after, seat);
      return count > 0 ? [{ type: 'discard-due', seat, count }] : [];
    });
}

/** Whether an event may leave the hand of this seat with too many cards. */
function mayOverfill({ pending, isOrdered, laws }: State, event: Event, seat: string): boolean {
  switch (event.type) {
    case 'law-enacted':
      return event.law === SANCTIONS;
    case 'turn-ended':
      return isOrdered === true && laws.some(({ law }) => law === SANCTIONS);
    case 'corrected': {
      const isHis = event.seat === seat && event.set.actionCards !== undefined;
      return isHis && pending.some(({ type, by }) => type === 'discard' && by === seat);
    }
    case 'transacted': {
      const { between, gave } = event;
      const isGiven = ([giver, given]: [string, Items]) =>
        giver !== seat && given.actionCards !== undefined;
      return between.includes(seat) && Object.entries(gave).some(isGiven);
    }
    default:
      return false;
  }
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
  const refused = checkHas(state, actor, { actionCards });
  return refused ?? done([{ type: 'discarded', seat: actor, actionCards: actionCards.toSorted() }]);
}

/** What waits for no discard: itself, which is refused to others in its own words, and what the host sets right. */
const UNHINDERED: ReadonlySet<Command['type']> = new Set(['discard', 'correct', 'eliminate']);

/** Refused `pending-decision`: who is over the hand limit discards before anything else happens (rules clause TI-T3a). */
export function checkDiscards(state: State, { type }: Command, actor: Actor): Refused | null {
  const discards = state.pending.filter((one) => one.type === 'discard');
  const due = discards.find(({ by }) => by === actor) ?? discards[0];
  if (due === undefined || UNHINDERED.has(type)) return null;
  return refuseUndecided(state, due, actor);
}
