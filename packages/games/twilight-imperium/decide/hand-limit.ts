import { type Actor, done, malformed, noSuch } from '@haggle/engine';
import type { Command, CommandOf } from '../commands.ts';
import { type Events, handOf, type Refused, refuseBy } from '../desk.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { includesAll, pairOf } from '../tidy.ts';
import { refuseUndecided } from './undecided.ts';

/** The most action cards that a hand may hold. */
const HAND_LIMIT = 7;

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
    return other ? refuseUndecided(other.by, actor, 'TI-T3') : noSuch('discard', actor);
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
export function checkDiscards({ pending }: State, { type }: Command, actor: Actor): Refused | null {
  const discards = pending.filter((one) => one.type === 'discard');
  const own = discards.find(({ by }) => by === actor);
  const due = own ?? discards[0];
  if (due === undefined || SETTING_RIGHT.has(type) || (own && type === 'discard')) return null;
  return refuseUndecided(due.by, actor, 'TI-T3');
}
