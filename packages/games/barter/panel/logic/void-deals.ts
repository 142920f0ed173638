import type { LoggedEvent } from '../../../panel.ts';
import { seenEvent } from '../../seen.ts';
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
  const ended = events.findLastIndex(({ type }) => type === 'trading-ended');
  if (ended < 0 || events.slice(ended).some(({ type }) => type === 'turn-dealt')) return [];
  const start = events.slice(0, ended).findLastIndex(({ type }) => type === 'turn-dealt');
  const agreed = new Map<string, Agreed>();
  for (const event of events.slice(start + 1, ended)) followDeal(agreed, seenEvent(event), me);
  return [...agreed].map(([offer, { accepter, isSealed }]) => {
    const maker = offers[offer]?.from ?? null;
    return { offer, partner: maker === me || maker === null ? accepter : maker, isSealed };
  });
}
