import type { LoggedEvent } from '../../../../panel.ts';

/**
 * Whose Trade Action the last one was that has been paid, by the end of a log; undefined where the log does
 * not reach back so far, or has not come as far yet as the view, which tells the card.
 */
export function lastTrader(events: readonly LoggedEvent[], card: string): string | undefined {
  const paid = events.findLast(({ type }) => type === 'collected');
  return paid?.card === card && typeof paid.seat === 'string' ? paid.seat : undefined;
}
