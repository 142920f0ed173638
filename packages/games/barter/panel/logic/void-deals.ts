import type { LoggedEvent } from '../../../panel.ts';
import { type SeenEvent, seenEvent } from '../../seen.ts';
import type { View } from '../../view.ts';
import { type Agreed, followDeal } from './agreed-deals.ts';

/** A deal of one's own that trading ended before both had sealed their cards. */
export type VoidDeal = {
  readonly offer: string;
  /** With whom; null where what is left of the log does not tell. */
  readonly partner: string | null;
  /** Whether one's own cards were sealed into it, and are back. */
  readonly isSealed: boolean;
};

/**
 * The deals of a seat that became void when trading ended this turn, by the end of that seat's log. Of a deal that
 * is not his own a log tells neither that it was accepted by somebody nor that cards were sealed into it.
 */
export function findVoidDeals(
  events: readonly LoggedEvent[],
  me: string,
  offers: View['offers'],
): readonly VoidDeal[] {
  const agreed = new Map<string, Agreed>();
  for (const event of tradingOf(events)) followDeal(agreed, event, me);
  return [...agreed].map(([offer, { accepter, isSealed }]) => {
    const maker = offers[offer]?.from ?? null;
    return { offer, partner: maker === me || maker === null ? accepter : maker, isSealed };
  });
}

/**
 * The offers that became void when trading ended this turn, by the end of a chair's log: of the deals that it knows, and
 * of offers to all, whoever had accepted them. Some of these may have been traded, which their state tells.
 */
export function findVoidOffers(events: readonly LoggedEvent[]): ReadonlySet<string> {
  const known = new Set<string>();
  const taken = new Set<string>();
  for (const event of tradingOf(events)) {
    if (event.type === 'taken') taken.add(event.offer);
    else if (AGREES.has(event.type) && 'offer' in event) known.add(event.offer);
    else if ('offer' in event) {
      known.delete(event.offer);
      taken.delete(event.offer);
    } else if (event.type === 'misdealt') {
      // Onlookers are not told which offer is open again.
      taken.clear();
    }
  }
  return new Set([...known, ...taken]);
}

/** What tells that an offer is agreed on. */
const AGREES: ReadonlySet<string> = new Set(['accepted', 'delivered', 'recalled']);

/** What happened while cards were traded this turn; nothing while they still are. */
function tradingOf(events: readonly LoggedEvent[]): readonly SeenEvent[] {
  const ended = events.findLastIndex(({ type }) => type === 'trading-ended');
  if (ended < 0 || events.slice(ended).some(({ type }) => type === 'turn-dealt')) return [];
  const start = events.slice(0, ended).findLastIndex(({ type }) => type === 'turn-dealt');
  return events.slice(start + 1, ended).map(seenEvent);
}
