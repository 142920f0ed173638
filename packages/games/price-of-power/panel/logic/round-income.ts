import type { LoggedEvent } from '../../../panel.ts';

/** A Trade Action that has been paid: who traded what where, and what everybody got. */
export type PaidTrade = {
  readonly seat: string;
  readonly card: string;
  readonly node: string;
  readonly income: Readonly<Record<string, number>>;
};

/** What this round has paid so far. */
export type RoundIncome = {
  /** The trades, in order of time. */
  readonly trades: readonly PaidTrade[];
  /** What each realm got from all of them. */
  readonly sums: Readonly<Record<string, number>>;
};

/** The incomes of the round by the end of a log; null where the log does not reach back to its beginning. */
export function roundIncome(events: readonly LoggedEvent[]): RoundIncome | null {
  const start = events.findLastIndex(({ type }) => type === 'opened' || type === 'round-ended');
  if (start < 0) return null;
  const trades = events.slice(start).flatMap((event) => (isPaid(event) ? [event] : []));
  const sums: Record<string, number> = {};
  for (const { income } of trades) {
    for (const [realm, ducats] of Object.entries(income)) {
      sums[realm] = (sums[realm] ?? 0) + ducats;
    }
  }
  return { trades, sums };
}

function isPaid(event: LoggedEvent): event is LoggedEvent & PaidTrade {
  return event.type === 'collected';
}
