import type { LoggedEvent } from '../../../../panel.ts';
import { type SeenEvent, seenEvent } from '../../../seen.ts';
import type { View } from '../../../view.ts';
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
  const agreed = new Map<string, Agreed>();
  const taken = new Set<string>();
  for (const event of tradingOf(events)) {
    followDeal(agreed, event, null);
    followTaken(taken, event);
  }
  return new Set([...agreed.keys(), ...taken]);
}

/** Follows of which offers to all a log tells that somebody has accepted them, and not who. */
function followTaken(taken: Set<string>, event: SeenEvent): void {
  if (event.type === 'taken') taken.add(event.offer);
  else if ('offer' in event) taken.delete(event.offer);
  // Onlookers are not told which offer is open again.
  else if (event.type === 'misdealt') taken.clear();
}

/** What happened while cards were traded this turn; nothing while they still are. */
function tradingOf(events: readonly LoggedEvent[]): readonly SeenEvent[] {
  const ended = events.findLastIndex(({ type }) => type === 'trading-ended');
  if (ended < 0 || events.slice(ended).some(({ type }) => type === 'turn-dealt')) return [];
  const start = events.slice(0, ended).findLastIndex(({ type }) => type === 'turn-dealt');
  return events.slice(start + 1, ended).map(seenEvent);
}
